"""Plays games of the space game at random: `python3 random_agent.py [GAMES]`. SPACE_URL says where the service is."""

import sys

from outbound.gym import SpaceEnv

env = SpaceEnv()
env.action_space.seed(1)
for seed in range(int(sys.argv[1]) if len(sys.argv) > 1 else 3):
    observation, info = env.reset(seed=seed)
    terminated = truncated = False
    while not (terminated or truncated):
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
    print(f"seed {seed}: {info['world']['save']['status']} on turn {info['turn']} with a score of {info['score']}")
env.close()
