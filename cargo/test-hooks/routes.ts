/** The hooks of tests over HTTP: a plugin of its own, absent unless FLIGHT_TEST_HOOKS=1. */
import type { App } from "@outbound/kit/http/app/app.ts";
import { ref } from "@outbound/kit/http/request/schemas.ts";
import type Type from "typebox";
import type { Static } from "typebox";
import type { TestHooks } from "../api/app.ts";
import { folded } from "../api/routes/action.ts";
import * as schemas from "../api/schemas.ts";
import type { CargoService } from "../api/service.ts";
import type { RefusalCode } from "../rules/values/refusals.ts";
import type { Scene } from "../rules/values/scene.ts";
import type { World } from "../world/state/world.ts";
import { advanceSimTime } from "../world/time/advance.ts";
import { addCash, createContract, setHealth, setTimescale } from "./hooks.ts";

interface HookRoute<Body> {
  readonly name: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly problems: readonly RefusalCode[];
  readonly run: (scene: Scene, playerId: number, body: Body, id: number, world: World) => unknown;
}

export const TEST_HOOKS: TestHooks = {
  schemas: schemas.TEST_HOOK_SCHEMAS,
  tag: { name: "test", description: "Hooks of tests, only with FLIGHT_TEST_HOOKS=1." },
  declare: testHookRoutes,
};

function testHookRoutes(app: App, service: CargoService): void {
  const hook = <Body extends Type.TSchema>(route: HookRoute<Static<Body>> & { readonly body: Body }): void => {
    app.post(
      `/api/test/${route.name}`,
      {
        schema: {
          operationId: route.operationId,
          tags: ["test"],
          summary: route.summary,
          description: route.description,
          body: ref(route.body),
          response: { 200: schemas.answer(schemas.State) },
        },
        config: { problems: route.problems },
      },
      async (request, reply) => {
        const body = (request.body ?? {}) as Static<Body>;
        return service.act(request, reply, { run: route.run, body }) as never;
      },
    );
  };
  clockHooks(hook);
  thingHooks(hook);
}

type Add = <Body extends Type.TSchema>(route: HookRoute<Static<Body>> & { readonly body: Body }) => void;

function clockHooks(hook: Add): void {
  hook({
    name: "set-timescale",
    operationId: "setTimescale",
    summary: "Change the rate of the clock",
    description: "The world's clock runs at this rate from now on, for everybody, without a jump.",
    body: schemas.SetTimescaleRequest,
    problems: [],
    run: (scene, _playerId, { timeScale }, _id, world) => setTimescale(world, scene.now, timeScale),
  });
  hook({
    name: "advance",
    operationId: "advanceClock",
    summary: "Let simulated time pass",
    description:
      "Simulated time passes at once, as it does by waiting: planes land, and the clock stops with the last of them. Real time does not move, so no job expires by it.",
    body: schemas.AdvanceRequest,
    problems: [],
    run: (scene, _playerId, { simMs }, _id, world) => advanceSimTime(world, simMs, scene.now),
  });
}

function thingHooks(hook: Add): void {
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
}
