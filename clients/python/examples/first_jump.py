"""A first jump in the space game: `python3 first_jump.py`. SPACE_URL says where the service is."""

from outbound import Space

space = Space().private_game(seed=42)
world = space.get_world()
target = min((system for system in world["systems"] if system["reachable"]), key=lambda system: system["distance"])
pilot = max(space.get_crew()["members"], key=lambda member: member["skills"]["navigation"]["level"])
space.order_jump(system_id=target["id"], lead_id=pilot["id"])
run = space.run_turns(max_turns=20)
here = space.get_world()["position"]["systemId"]
print(f"turn {run['turn']}: the ship is at {target['name']}" if here == target["id"] else run["events"][-1]["text"])
