"""One net at all seats learns by playing against itself; how often it beats chance is drawn as a curve.

    pip install 'pentapolis[rl]' torch
    python examples/rl/self_play.py golden_ages --steps 300000 --out out/self-play

The folder then holds log.jsonl (a line for every time it was judged), curve.svg, and policy.npz, which can be seated:
`SeatEnv("golden_ages", opponents="policy:out/self-play/policy.npz")`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from ppo import Agent, perceptron  # the net is that of ppo.py, beside this file
from torch import nn

from pentapolis.rl import TableEnv, save_policy, vector
from pentapolis.rl.policies import flat, scaled

LOOK = 2000  # decisions by chance that tell how large the numbers of observations usually are
DISCOUNT, SMOOTHING, CLIP, BONUS, EPOCHS, BATCH = 1.0, 0.95, 0.2, 0.01, 3, 512
WIDE, TALL, LEFT, TOP = 640, 320, 56, 24
FONT = "DejaVu Sans, sans-serif"


class Lessons:
    """What was decided and what came of it, of all seats."""

    def __init__(self) -> None:
        self.inputs: list[torch.Tensor] = []
        self.masks: list[torch.Tensor] = []
        self.actions: list[int] = []
        self.chances: list[float] = []
        self.gains: list[float] = []
        self.returns: list[float] = []


class Table:
    """A game under way, with what every seat has decided in it."""

    def __init__(self, game: str, seed: int) -> None:
        self.env = TableEnv(game, actions="compact", reward="rank")
        self.env.reset(seed=seed)
        self.decided: dict[str, list[Any]] = {agent: [] for agent in self.env.possible_agents}

    def look(self) -> dict[str, Any]:
        """What is seen by whoever must decide."""
        return self.env.observe(self.env.agent_selection)

    def play(self, action: int, decision: Any, lessons: Lessons) -> int:
        """Plays; at the end says what everybody may learn, and deals anew. How many games have ended."""
        self.decided[self.env.agent_selection].append(decision)
        self.env.step(action)
        if not any(self.env.terminations.values()):
            return 0
        for agent, decided in self.decided.items():
            gain, following = 0.0, 0.0
            for at in reversed(range(len(decided))):
                inputs, mask, chosen, chance, value = decided[at]
                earned = self.env.rewards[agent] if at == len(decided) - 1 else 0.0
                gain = earned + DISCOUNT * following - value + DISCOUNT * SMOOTHING * gain
                following = value
                lessons.inputs.append(inputs)
                lessons.masks.append(mask)
                lessons.actions.append(chosen)
                lessons.chances.append(chance)
                lessons.gains.append(gain)
                lessons.returns.append(gain + value)
            decided.clear()
        self.env.reset()
        return 1


def usual(game: str, seed: int) -> tuple[np.ndarray, np.ndarray]:
    """The middle and the spread of what is seen in games of chance."""
    with vector(game, 16, actions="compact", seat="random") as games:
        seen, infos = games.reset(seed=seed)
        draw = np.random.default_rng(seed)
        looked = []
        for _ in range(LOOK // 16):
            looked.append(flat(seen))
            seen, _, _, _, infos = games.step([int(draw.choice(legal)) for legal in infos["legal"]])
    every = np.concatenate(looked)
    return every.mean(0), np.maximum(every.std(0), 0.1)


def judged(game: str, agent: Agent, middle: np.ndarray, spread: np.ndarray, count: int, seed: int) -> float:
    """How many of so many games against chance are won, ties by half: always the same deals, seats that change."""
    done, won = 0, 0.0
    with vector(game, 20, actions="compact", seat="random", reward="win") as games:
        seen, infos = games.reset(seed=seed)
        left = [count // 20 + (number < count % 20) for number in range(20)]
        while done < count:
            with torch.no_grad():
                masks = torch.tensor(infos["action_mask"]).bool()
                logits = agent.actor(torch.from_numpy(scaled(flat(seen), middle, spread)))
                actions = logits.masked_fill(~masks, -torch.inf).argmax(1)
            seen, rewards, over, _, infos = games.step(actions.numpy())
            for number in np.flatnonzero(over):
                if left[number]:  # as many of each, so that short games do not count more often
                    left[number] -= 1
                    done += 1
                    won += 1.0 if rewards[number] == 1 else 0.5 if rewards[number] == 0 else 0.0
    return won


def interval(won: float, count: int) -> tuple[float, float]:
    """Where the true share lies with a certainty of 95 % (Wilson)."""
    share, z = won / count, 1.96
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z * sqrt(share * (1 - share) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return middle - half, middle + half


def learn(agent: Agent, optimizer: torch.optim.Optimizer, lessons: Lessons) -> None:
    """PPO's clipped steps."""
    inputs, masks, actions = torch.stack(lessons.inputs), torch.stack(lessons.masks), torch.tensor(lessons.actions)
    chances, returns = torch.tensor(lessons.chances), torch.tensor(lessons.returns)
    gains = torch.tensor(lessons.gains)
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in torch.randperm(len(actions)).split(BATCH):
            choices = agent.choices(inputs[part], masks[part])
            ratio = (choices.log_prob(actions[part]) - chances[part]).exp()
            better = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            missed = ((agent.critic(inputs[part])[:, 0] - returns[part]) ** 2).mean()
            loss = 0.5 * missed - better - BONUS * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimizer.step()


def curve(log: list[dict[str, Any]], title: str) -> str:
    """The share of games won over the steps, with its interval, as SVG."""
    most = max(1, log[-1]["steps"])

    def at(steps: float, share: float) -> str:
        return f"{LEFT + steps / most * (WIDE - LEFT - 20):.1f},{TOP + (1 - share) * (TALL - TOP - 40):.1f}"

    band = [at(one["steps"], one["high"]) for one in log] + [at(one["steps"], one["low"]) for one in reversed(log)]
    parts = [f'<polygon points="{" ".join(band)}" fill="#2a6f97" fill-opacity="0.2"/>']
    line = " ".join(at(one["steps"], one["share"]) for one in log)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2a6f97" stroke-width="2"/>')
    for percent in (0, 25, 50, 75, 100):
        x, y = at(0, percent / 100).split(",")
        dashes = ' stroke-dasharray="4 4"' if percent == 50 else ""
        parts.append(f'<path d="M{x} {y}H{WIDE - 20}" stroke="#888" stroke-width="0.6"{dashes}/>')
        parts.append(f'<text x="{LEFT - 6}" y="{float(y) + 4:.1f}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        x, y = at(most * quarter / 4, 0).split(",")
        anchor = "end" if quarter == 4 else "middle"
        parts.append(f'<text x="{x}" y="{float(y) + 18:.1f}" text-anchor="{anchor}">{most * quarter // 4:,}</text>')
    parts.append(f'<text x="{LEFT}" y="14">{title}</text>')
    parts.append(f'<text x="{WIDE - 20}" y="{TALL - 4}" text-anchor="end">decisions of all seats</text>')
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {TALL}" font-family="{FONT}" font-size="12">'
        f'<rect width="100%" height="100%" fill="#fff"/>{"".join(parts)}</svg>\n'
    )


def main(arguments: Sequence[str] | None = None) -> list[dict[str, Any]]:
    """Trains and judges; returns the log."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=300_000, help="decisions of all seats")
    parser.add_argument("--tables", type=int, default=32, help="games at once")
    parser.add_argument("--lessons", type=int, default=8192, help="decisions between two changes of the net")
    parser.add_argument("--every", type=int, default=30_000, help="decisions between two judgements")
    parser.add_argument("--judge", type=int, default=200, help="games of each judgement")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("out/self-play"))
    given = parser.parse_args(arguments)
    given.out.mkdir(parents=True, exist_ok=True)
    torch.manual_seed(given.seed)
    middle, spread = usual(given.game, given.seed)
    tables = [Table(given.game, given.seed + number) for number in range(given.tables)]
    spaces = tables[0].env.spaces
    agent = Agent(len(middle), spaces.num_actions)
    optimizer = torch.optim.Adam(agent.parameters(), given.rate, eps=1e-5)
    log: list[dict[str, Any]] = []
    lessons, steps, played, due = Lessons(), 0, 0, 0
    begun = process_time()
    while True:
        if steps >= due or steps >= given.steps:
            due += given.every
            won = judged(given.game, agent, middle, spread, given.judge, 1_000_000)
            low, high = interval(won, given.judge)
            one = {"steps": steps, "games": played, "processor_seconds": round(process_time() - begun, 1)}
            judged_by = {
                "judged": given.judge,
                "share": won / given.judge,
                "low": round(low, 4),
                "high": round(high, 4),
            }
            log.append({**one, **judged_by})
            print(f"{steps:,} decisions, {played} games: {won / given.judge:.1%} [{low:.1%}; {high:.1%}]", flush=True)
            (given.out / "log.jsonl").write_text("".join(json.dumps(line) + "\n" for line in log))
            save_policy(given.out / "policy.npz", spaces, perceptron(agent, middle, spread))
            if steps >= given.steps:
                break
        looks = [table.look() for table in tables]
        seen = np.stack([flat(look["observation"], 0) for look in looks])
        inputs = torch.from_numpy(scaled(seen, middle, spread))
        masks = torch.from_numpy(np.stack([look["action_mask"] for look in looks])).bool()
        with torch.no_grad():
            choices = agent.choices(inputs, masks)
            actions = choices.sample()
            chances, values = choices.log_prob(actions).tolist(), agent.critic(inputs)[:, 0].tolist()
        for number, (table, action) in enumerate(zip(tables, actions.tolist(), strict=True)):
            decision = (inputs[number], masks[number], action, chances[number], values[number])
            played += table.play(action, decision, lessons)
        steps += given.tables
        if len(lessons.actions) >= given.lessons:
            optimizer.param_groups[0]["lr"] = given.rate * max(0.1, 1 - steps / given.steps)
            learn(agent, optimizer, lessons)
            lessons = Lessons()
    title = f"{given.game}: games won against chance, ties by half, {given.judge} games each, with 95 % intervals"
    (given.out / "curve.svg").write_text(curve(log, title))
    return log


if __name__ == "__main__":
    main()
