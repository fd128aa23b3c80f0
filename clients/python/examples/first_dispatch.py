"""A first delivery in the cargo game: `python3 first_dispatch.py NAME PASSWORD`, without them with the API token in CARGO_TOKEN.

CARGO_URL says where the service is.
"""

import sys

from outbound import Cargo, CargoProblem

cargo = Cargo()
if sys.argv[1:]:
    try:
        cargo.register(username=sys.argv[1], password=sys.argv[2])
    except CargoProblem as problem:
        if problem.code != "username-taken":
            raise
        cargo.sign_in(username=sys.argv[1], password=sys.argv[2])
if cargo.get_state()["player"]["homeIcao"] is None:
    cargo.choose_home(icao=cargo.list_homes()[0]["icao"])
plane = cargo.wait_until(lambda state: state["planes"][0]["status"] == "available")["planes"][0]
plan = cargo.plan_load(plane["id"])
state = cargo.dispatch(plane["id"], package_ids=plan["packageIds"], legs=plan["legs"])
print(f"{plane['name']} leaves {plane['airportIcao']} with {len(plan['packageIds'])} jobs, {state['player']['money']} €")
state = cargo.wait_until(lambda state: state["planes"][0]["status"] != "flying")
print(f"landed at {state['planes'][0]['airportIcao']}, {state['player']['money']} €")
