"""Plays the environment against a real service at SPACE_URL. Run by `npm test`, which starts the service."""

from __future__ import annotations

import pickle
import unittest

from outbound import Space, SpaceProblem
from outbound.gym import FEATURES, SpaceEnv


def played(env: SpaceEnv, seed: int, steps: int) -> list[tuple[list[float], float]]:
    """Returns observations and rewards of always taking the first legal action."""
    _, info = env.reset(seed=seed)
    seen = []
    for _ in range(steps):
        observation, reward, _, _, info = env.step(list(info["action_mask"]).index(1))
        seen.append((list(observation), reward))
    return seen


class SpaceEnvTest(unittest.TestCase):
    def setUp(self) -> None:
        self.env = SpaceEnv(max_steps=60)
        self.addCleanup(self.env.close)

    def test_the_same_seed_and_actions_give_the_same_observations_and_rewards(self) -> None:
        first = played(self.env, 7, 30)
        self.assertEqual(played(self.env, 7, 30), first)
        self.assertNotEqual(played(self.env, 8, 30), first)

    def test_rewards_sum_up_to_the_score(self) -> None:
        rewards = [reward for _, reward in played(self.env, 3, 60)]
        self.assertEqual(sum(rewards), self.env.space.get_save()["score"])
        self.assertGreater(sum(rewards), 0)

    def test_an_episode_is_truncated_after_its_steps_and_not_before(self) -> None:
        self.env.reset(seed=1)
        ends = [self.env.step(0)[2:4] for _ in range(60)]
        self.assertEqual(ends, [(False, False)] * 59 + [(False, True)])

    def test_an_action_that_is_not_legal_changes_nothing_and_counts_as_a_step(self) -> None:
        _, info = self.env.reset(seed=1)
        self.assertEqual(list(info["action_mask"])[8:], [0, 0, 0, 0])
        observation, reward, terminated, truncated, after = self.env.step(9)
        self.assertEqual((reward, terminated, truncated, after["is_legal"]), (0.0, False, False, False))
        self.assertEqual(after["world"], info["world"])

    def test_a_number_that_names_no_action_is_refused(self) -> None:
        self.env.reset(seed=1)
        for action in (-1, 12):
            with self.assertRaisesRegex(ValueError, f"^action {action} is not one of 0 to 11$"):
                self.env.step(action)
        with self.assertRaisesRegex(ValueError, "^max_steps is 0, and must be at least 1$"):
            SpaceEnv(max_steps=0)

    def test_the_options_of_an_encounter_are_actions(self) -> None:
        _, info = self.env.reset(seed=42)
        while not any(list(info["action_mask"])[8:]):
            info = self.env.step(next(i for i, action in enumerate(info["actions"]) if action))[4]
        encounter = info["world"]["encounter"]
        number = 8 + next(i for i, option in enumerate(encounter["options"]) if option["cautious"])
        info = self.env.step(number)[4]
        self.assertTrue(info["is_legal"])
        past = self.env.space.list_encounters()["past"][0]
        decided = past["decided"]
        assert decided is not None
        self.assertEqual((past["id"], decided["option"]), (encounter["id"], encounter["options"][number - 8]["key"]))

    def test_a_run_plays_turns_until_the_ship_has_nothing_to_do_or_meets_something(self) -> None:
        env = SpaceEnv(run=True)
        self.addCleanup(env.close)
        _, info = env.reset(seed=42)
        while info["turn"] == 0:
            info = env.step(next(i for i, action in enumerate(info["actions"]) if action))[4]
        self.assertTrue(info["world"]["activeTask"] is None or info["world"]["encounter"] is not None)

    def test_an_observation_has_the_numbers_that_features_name(self) -> None:
        observation, info = self.env.reset(seed=42)
        numbers = dict(zip(FEATURES, list(observation)))
        self.assertEqual(len(numbers), len(list(observation)))
        self.assertIn(observation, self.env.observation_space)
        world = info["world"]
        self.assertEqual((numbers["turns_left"], numbers["fuel"]), (200, world["resources"]["fuel"]["amount"]))
        self.assertEqual((numbers["step_0_kind"], numbers["encounter_open"]), (1, 0))

    def test_the_information_has_no_dicts_which_vector_environments_would_merge(self) -> None:
        _, info = self.env.reset(seed=1)
        self.assertEqual([name for name, value in info.items() if isinstance(value, dict)], [])
        self.assertEqual(info["world"].data, self.env.space.get_world())
        self.assertEqual(pickle.loads(pickle.dumps(info["world"])), info["world"])

    def test_an_environment_has_one_game_at_a_time_and_none_after_close(self) -> None:
        played(self.env, 1, 20)
        game = self.env.space.game
        played(self.env, 2, 20)
        self.env.reset()
        self.assertEqual(self.env.space.game, game)
        self.assertEqual(self.env.space.list_archives(), [])
        self.env.close()
        with self.assertRaises(SpaceProblem) as raised:
            Space(game=game).get_world()
        self.assertEqual(raised.exception.code, "unknown-game")

    def test_a_game_that_the_service_deleted_is_replaced(self) -> None:
        self.env.reset(seed=1)
        self.env.space.delete_game(str(self.env.space.game))
        _, info = self.env.reset(seed=5)
        self.assertEqual(info["world"]["save"]["seed"], 5)

    def test_the_seed_of_a_reset_without_one_follows_from_the_last_seed(self) -> None:
        def seeds() -> list[int]:
            self.env.reset(seed=9)
            return [self.env.reset()[1]["world"]["save"]["seed"] for _ in range(2)]

        first = seeds()
        self.assertEqual(seeds(), first)
        self.assertEqual(len(set(first)), 2)

    def test_the_difficulty_can_be_chosen_for_one_game(self) -> None:
        _, info = self.env.reset(seed=1, options={"difficulty": "hard"})
        self.assertEqual(info["world"]["save"]["limit"], 170)
        self.assertEqual(self.env.reset(seed=1)[1]["world"]["save"]["limit"], 200)

    def test_the_situation_is_rendered_as_text_with_the_legal_actions(self) -> None:
        env = SpaceEnv(render_mode="ansi")
        self.addCleanup(env.close)
        _, info = env.reset(seed=42)
        self.assertIn(f"0: {info['actions'][0]['title']}", str(env.render()))


if __name__ == "__main__":
    unittest.main()
