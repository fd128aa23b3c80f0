"""A first delivery in the cargo game: `python3 first_dispatch.py [NAME PASSWORD]`.

Without a name it takes the API token in CARGO_TOKEN, or else registers a player. CARGO_URL says where the service is.
"""

import os
import secrets
import sys

from outbound import Cargo, CargoProblem

cargo = Cargo()
if sys.argv[1:] or "CARGO_TOKEN" not in os.environ:
    name, password = sys.argv[1:3] or (f"pilot-{secrets.token_hex(4)}", secrets.token_urlsafe())
    try:
        cargo.register(username=name, password=password)
        print(f"playing as {name}, password {password}")
    except CargoProblem as problem:
        if problem.code != "username-taken":
            raise
        cargo.sign_in(username=name, password=password)
if cargo.get_state()["player"]["homeIcao"] is None:
    cargo.choose_home(icao=cargo.list_homes()[0]["icao"])
plane = cargo.wait_until(lambda state: state["planes"][0]["status"] == "available")["planes"][0]
plan = cargo.plan_load(plane["id"])
state = cargo.dispatch(plane["id"], package_ids=plan["packageIds"], legs=plan["legs"])
print(f"{plane['name']} leaves {plane['airportIcao']} with {len(plan['packageIds'])} jobs, {state['player']['money']} €")
state = cargo.wait_until(lambda state: state["planes"][0]["status"] != "flying")
print(f"landed at {state['planes'][0]['airportIcao']}, {state['player']['money']} €")
