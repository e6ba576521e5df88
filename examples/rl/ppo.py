"""PPO in one file, in PyTorch and nothing else: many games at once, masks, a policy that can be kept and seated.

pip install 'pentapolis[rl]' torch
python examples/rl/ppo.py golden_ages --steps 200000 --save out/golden-ages.npz
python examples/rl/ppo.py golden_ages --opponents policy:out/golden-ages.npz --steps 200000
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from pentapolis.rl import Perceptron, save_policy, vector
from pentapolis.rl.policies import NEVER, flat, scaled

LOOK = 64  # steps at random that tell how large the numbers of observations usually are


class Agent(nn.Module):
    """Two nets, one for actions and one for what is to be expected."""

    def __init__(self, inputs: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.actor = layers(inputs, width, actions, 0.01)
        self.critic = layers(inputs, width, 1, 1.0)

    def choices(self, inputs: Tensor, masks: Tensor) -> Categorical:
        """What is played how often: nothing that is illegal."""
        return Categorical(logits=self.actor(inputs).masked_fill(~masks, NEVER), validate_args=False)


def layers(inputs: int, width: int, outputs: int, last: float) -> nn.Sequential:
    """Three layers with tanh between them."""
    sizes, gains = [(inputs, width), (width, width), (width, outputs)], [2**0.5, 2**0.5, last]
    linear = [nn.Linear(*size) for size in sizes]
    for layer, gain in zip(linear, gains, strict=True):
        nn.init.orthogonal_(layer.weight, gain)
        nn.init.zeros_(layer.bias)
    return nn.Sequential(linear[0], nn.Tanh(), linear[1], nn.Tanh(), linear[2])


def perceptron(agent: Agent, middle: np.ndarray, spread: np.ndarray) -> Perceptron:
    """The net for actions as the package can play it, without PyTorch."""
    linear = [layer for layer in agent.actor if isinstance(layer, nn.Linear)]
    arrays = [(layer.weight.detach().numpy().T.copy(), layer.bias.detach().numpy().copy()) for layer in linear]
    return Perceptron(middle, spread, arrays)


def main(arguments: Sequence[str] | None = None) -> float:
    """Trains; returns the mean reward of the last games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--games", type=int, default=16, help="at once")
    parser.add_argument("--rollout", type=int, default=128, help="steps of each game between two changes of the net")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--rate", type=float, default=5e-4)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", help="file for the policy")
    given = parser.parse_args(arguments)
    torch.manual_seed(given.seed)
    discount, smoothing, clip, bonus, epochs, batches = 0.997, 0.95, 0.2, 0.01, 3, 4

    settings: dict[str, Any] = {"opponents": given.opponents, "actions": "compact", "reward": "rank"}
    with vector(given.game, given.games, **settings) as games:
        seen, infos = games.reset(seed=given.seed)
        draw = np.random.default_rng(given.seed)
        looked = []
        for _ in range(LOOK):
            looked.append(flat(seen))
            seen, _, _, _, infos = games.step([int(draw.choice(legal)) for legal in infos["legal"]])
        middle, spread = np.concatenate(looked).mean(0), np.maximum(np.concatenate(looked).std(0), 0.1)

        agent = Agent(len(middle), games.spaces.num_actions)
        optimizer = torch.optim.Adam(agent.parameters(), given.rate, eps=1e-5)
        size, many = given.rollout, given.games
        inputs, masks = torch.zeros(size, many, len(middle)), torch.zeros(size, many, games.spaces.num_actions).bool()
        actions, chances = torch.zeros(size, many).long(), torch.zeros(size, many)
        rewards, values, ends = torch.zeros(size, many), torch.zeros(size, many), torch.zeros(size, many)
        finished: list[float] = []
        begun, done = perf_counter(), 0
        while done < given.steps:
            optimizer.param_groups[0]["lr"] = given.rate * (1 - done / given.steps)
            for at in range(size):
                inputs[at] = torch.from_numpy(scaled(flat(seen), middle, spread))
                masks[at] = torch.tensor(infos["action_mask"]).bool()
                with torch.no_grad():
                    choices = agent.choices(inputs[at], masks[at])
                    actions[at] = choices.sample()
                    chances[at] = choices.log_prob(actions[at])
                    values[at] = agent.critic(inputs[at])[:, 0]
                seen, earned, over, _, infos = games.step(actions[at].numpy())
                rewards[at], ends[at] = torch.from_numpy(earned), torch.from_numpy(over).float()
                finished += earned[over].tolist()
            done += size * many

            with torch.no_grad():
                following = agent.critic(torch.from_numpy(scaled(flat(seen), middle, spread)))[:, 0]
            gains, gain = torch.zeros(size, many), torch.zeros(many)
            for at in reversed(range(size)):
                goes_on = 1 - ends[at]
                error = rewards[at] + discount * following * goes_on - values[at]
                gain = error + discount * smoothing * goes_on * gain
                gains[at], following = gain, values[at]
            returns = (gains + values).flatten()
            flat_inputs, flat_masks = inputs.flatten(0, 1), masks.flatten(0, 1)
            for _ in range(epochs):
                for part in torch.randperm(size * many).chunk(batches):
                    choices = agent.choices(flat_inputs[part], flat_masks[part])
                    gain = gains.flatten()[part]
                    gain = (gain - gain.mean()) / (gain.std() + 1e-8)
                    ratio = (choices.log_prob(actions.flatten()[part]) - chances.flatten()[part]).exp()
                    better = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain).mean()
                    missed = ((agent.critic(flat_inputs[part])[:, 0] - returns[part]) ** 2).mean()
                    loss = 0.5 * missed - better - bonus * choices.entropy().mean()
                    optimizer.zero_grad()
                    loss.backward()
                    nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                    optimizer.step()
            recent = finished[-200:]
            mean = sum(recent) / max(1, len(recent))
            speed = done / (perf_counter() - begun)
            print(f"{done:,} steps, {speed:,.0f}/s: reward {mean:+.2f} over the last {len(recent)} games", flush=True)
        if given.save:
            save_policy(given.save, games.spaces, perceptron(agent, middle, spread))
    return mean


if __name__ == "__main__":
    main()
