"""Plays the space game by always taking the best suggestion: `python3 greedy_agent.py [GAMES]`. SPACE_URL is its address."""

import sys
import time
from typing import Any

from outbound.gym import SpaceEnv


def choose(info: dict[str, Any]) -> int:
    """Returns the number of the first legal action, because the service lists the most useful one first."""
    return next(index for index, is_legal in enumerate(info["action_mask"]) if is_legal)


def main() -> None:
    env = SpaceEnv()
    won = steps = 0
    began = time.monotonic()
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    for seed in range(games):
        _, info = env.reset(seed=seed)
        is_over = False
        while not is_over:
            _, _, terminated, truncated, info = env.step(choose(info))
            is_over = terminated or truncated
            steps += 1
        status = info["world"]["save"]["status"]
        won += status == "won"
        print(f"seed {seed}: {status} on turn {info['turn']} with a score of {info['score']}")
    rate = steps / (time.monotonic() - began)
    print(f"won {won} of {games} games in {steps} steps, {rate:.0f} a second")
    env.close()


if __name__ == "__main__":
    main()
