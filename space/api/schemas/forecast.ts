/** The forecast of the queue, and its warnings. */
import { ref } from "@outbound/kit/http/request/schemas.ts";
import { Type } from "@outbound/kit/http/request/type.ts";
import { RESOURCES, type ResourceName } from "../../rules/game/game.ts";
import { WARNING_CODES } from "../../rules/turn/forecast.ts";
import { EventRefs } from "./event.ts";
import { amount, count, id, nullable, object, oneOf, sentence } from "./shape.ts";

export const Warning = object(
  {
    code: oneOf(WARNING_CODES, "What will go wrong."),
    turn: count("Turn on which it will happen."),
    text: sentence("What will go wrong, as a sentence."),
    refs: ref(EventRefs),
  },
  { $id: "Warning", description: "Something that will go wrong if the queue stays as it is." },
);

export const ForecastTurn = object(
  {
    turn: count("Number of the turn. The other fields show the game after this turn."),
    goods: object(
      Object.fromEntries(RESOURCES.map((name) => [name, amount(`Amount of ${name}.`)])) as {
        [K in ResourceName]: ReturnType<typeof amount>;
      },
    ),
    hull: amount("Hull, without accidents."),
    crew: Type.Array(object({ id: id("the member"), fatigue: count("Fatigue.") }), {
      description:
        "Everybody aboard then. A traveller whom the queue rescues has an id that the crew does not list yet.",
    }),
    supply: count("Power supply."),
    demand: count("Power demand."),
    taskId: id("the task that the turn works on"),
    ends: Type.Array(Type.Integer(), { description: "Tasks that end on this turn." }),
  },
  { $id: "ForecastTurn" },
);

export const Forecast = object(
  {
    fromTurn: count("The turn now."),
    queueEndsOnTurn: nullable(count("Turn on which the queue is empty; null if it is empty now.")),
    turns: Type.Array(ref(ForecastTurn), { description: "The turns that the queue will work." }),
    warnings: Type.Array(ref(Warning), { description: "What goes wrong in these turns, in order." }),
  },
  {
    $id: "Forecast",
    description: "The next turns if the queue stays as it is, with minimum yields, no accidents and no random events.",
  },
);
