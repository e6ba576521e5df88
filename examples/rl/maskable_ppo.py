"""Stable-Baselines3's MaskablePPO on one of the games, against a bot.

pip install 'pentapolis[rl]' sb3-contrib
python examples/rl/maskable_ppo.py uchronia --steps 50000 --save out/uchronia.zip
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from sb3_contrib import MaskablePPO

from pentapolis.rl import LearnedBot, SeatEnv, Spaces
from pentapolis.rl.spaces import Mask, Observation

MOST = 1000  # decisions of a game that is judged: some can be put off for ever, and then count as nothing


def bot(spaces: Spaces, model: MaskablePPO) -> LearnedBot:
    """The model as a bot, that can be seated in environments or anywhere else where bots play."""

    def play(seen: Observation, mask: Mask) -> int:
        return int(model.predict(seen, action_masks=mask, deterministic=True)[0])

    return LearnedBot(spaces, play, "the model")


def judge(env: SeatEnv, model: MaskablePPO, games: int) -> float:
    """The mean reward of so many games, played as well as the model can."""
    total = 0.0
    for game in range(games):
        seen, _ = env.reset(seed=1_000_000 + game)
        for _ in range(MOST):
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, _, _ = env.step(int(action))
            total += reward
            if over:
                break
    return total / games


def main(arguments: Sequence[str] | None = None) -> MaskablePPO:
    """Trains a model and says how it plays."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=20_000)
    parser.add_argument("--rollout", type=int, default=512, help="steps between two changes of the net")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--games", type=int, default=50, help="to judge the model by")
    parser.add_argument("--save", help="file for the model")
    given = parser.parse_args(arguments)
    # "compact" leaves out actions far away, which would make the last layer of the net many times as large.
    env = SeatEnv(given.game, opponents=given.opponents, actions="compact", reward="rank")
    model = MaskablePPO(
        "MultiInputPolicy",
        env,
        n_steps=given.rollout,
        batch_size=min(128, given.rollout),
        policy_kwargs={"net_arch": [128, 128]},
        seed=1,
        device="cpu",
    )
    model.learn(given.steps)
    reward = judge(env, model, given.games)
    print(f"{given.game}: reward {reward:+.2f} over {given.games} games against {given.opponents}")
    if given.save:
        model.save(given.save)
    rival = SeatEnv(given.game, opponents=bot(env.spaces, model), reward="rank")
    _, info = rival.reset(seed=2)
    for _ in range(5):
        _, _, _, _, info = rival.step(info["legal"][0])
    print(f"as an opponent it has answered five times; {len(info['legal'])} actions are open")
    return model


if __name__ == "__main__":
    main()
