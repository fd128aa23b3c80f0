/** Test hooks over HTTP: absent unless FLIGHT_TEST_HOOKS=1. */
import type { App } from "@outbound/kit/http/app/app.ts";
import type { Static, TSchema } from "typebox";
import type { TestHooks } from "../api/app.ts";
import { folded } from "../api/routes/action.ts";
import { endpoints } from "../api/routes/endpoint.ts";
import * as schemas from "../api/schemas.ts";
import type { Action, CargoService } from "../api/service.ts";
import type { RefusalCode } from "../rules/values/refusals.ts";
import { advanceSimTime } from "../world/time/advance.ts";
import { addCash, createCampaign, createContract, createEvent, setHealth, setTimescale } from "./hooks.ts";

interface HookRoute<Body extends TSchema> {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly body: Body;
  readonly problems?: readonly RefusalCode[];
  readonly run: Action<Static<Body>>["run"];
}

export const TEST_HOOKS: TestHooks = {
  schemas: schemas.TEST_HOOK_SCHEMAS,
  tag: { name: "test", description: "Test hooks, only with FLIGHT_TEST_HOOKS=1." },
  declare: testHookRoutes,
};

function testHookRoutes(app: App, service: CargoService): void {
  const { post } = endpoints(app, "test");
  const hook = <Body extends TSchema>({ name, run, ...route }: HookRoute<Body>): void =>
    post({
      ...route,
      url: `/api/test/${name}`,
      answer: schemas.State,
      handler: (request, reply) => service.act(request, reply, { run, body: request.body ?? ({} as Static<Body>) }),
    });
  hook({
    name: "set-timescale",
    operationId: "setTimescale",
    summary: "Change the rate of the clock",
    description: "The world's clock runs at this rate from now on, for everybody, without a jump.",
    body: schemas.SetTimescaleRequest,
    run: (scene, _playerId, { timeScale }, _id, world) => setTimescale(world, scene.now, timeScale),
  });
  hook({
    name: "advance",
    operationId: "advanceClock",
    summary: "Let simulated time pass",
    description:
      "Simulated time passes at once, with the same events as by waiting: planes land, and the clock stops with the last of them. Real time does not move, so no job expires by it.",
    body: schemas.AdvanceRequest,
    run: (scene, _playerId, { simMs }, _id, world) => advanceSimTime(world, simMs, scene.now),
  });
  post({
    url: "/api/test/advance-real",
    operationId: "advanceRealTime",
    summary: "Let real time pass",
    description:
      "Real time passes at once for the world, and the clock with it: jobs expire and come, reservations lapse, planes land, and routes of absent owners stop. Sessions and limits keep the machine's time.",
    body: schemas.AdvanceRealRequest,
    answer: schemas.State,
    handler: (request, reply) => service.skipRealTime(request, reply, request.body.realMs),
  });
  hook({
    name: "set-health",
    operationId: "setHealth",
    summary: "Set a plane's health",
    description: "Sets the health of an own plane on the ground; 0 breaks it.",
    body: schemas.SetHealthRequest,
    problems: ["unknown-plane", "not-owner", "plane-flying", "plane-repairing"],
    run: (scene, playerId, { planeId, health }) => setHealth(scene, playerId, planeId, health),
  });
  hook({
    name: "add-cash",
    operationId: "addCash",
    summary: "Add money",
    description: "Adds to the player's cash: 1,000,000 € by default.",
    body: schemas.AddCashRequest,
    problems: ["purse-too-small"],
    run: (scene, playerId, { amount }) => addCash(scene, playerId, amount),
  });
  hook({
    name: "create-contract",
    operationId: "createContract",
    summary: "Create a job",
    description: "Puts an open job for all players at an airport, with weight and payout as given. It takes no slot.",
    body: schemas.CreateContractRequest,
    problems: ["unknown-icao", "same-stop"],
    run: (scene, _playerId, { originIcao, destIcao, ...rest }, _id, world) =>
      createContract(scene, world, { ...rest, originIcao: folded(originIcao), destIcao: folded(destIcao) }),
  });
  hook({
    name: "create-event",
    operationId: "createEvent",
    summary: "Create a world event",
    description: "Something happens in a region, for all players. It is kept until the service ends.",
    body: schemas.CreateEventRequest,
    run: (scene, _playerId, event, _id, world) => createEvent(scene, world, event),
  });
  hook({
    name: "create-campaign",
    operationId: "createCampaign",
    summary: "Create a campaign",
    description: "A campaign begins now, for all players, beside those that are drawn.",
    body: schemas.CreateCampaignRequest,
    problems: ["unknown-icao"],
    run: (scene, _playerId, { icao, ...rest }) => createCampaign(scene, { ...rest, icao: folded(icao) }),
  });
}
