/** The costs of planes on routes as a Markdown table, and the verdict. */
import { markdownTable, number, today } from "../../harness/report.ts";
import type { Measured, RoutesOptions } from "./run.ts";

const MOST_SHARE = 0.5;
const MOST_BYTES_A_DAY = 100e6;
/** To catch up with a real day. */
const MOST_CATCH_UP_S = 900;

interface Aim {
  readonly name: string;
  readonly value: string;
  readonly aim: string;
  readonly isMet: boolean;
}

const aimsOf = ({ share, bytesADay, catchUp }: Measured): readonly Aim[] => {
  const aDay = (catchUp.seconds * 24) / catchUp.hours;
  return [
    {
      name: "share of a core, while the service runs",
      value: `${number(100 * share, 1)} %`,
      aim: `below ${100 * MOST_SHARE} %`,
      isMet: share < MOST_SHARE,
    },
    {
      name: "growth of the database in a real day, MB",
      value: number(bytesADay / 1e6, 0),
      aim: `below ${MOST_BYTES_A_DAY / 1e6}`,
      isMet: bytesADay < MOST_BYTES_A_DAY,
    },
    {
      name: "catching up with a real day, s",
      value: number(aDay, 0),
      aim: `below ${MOST_CATCH_UP_S}`,
      isMet: aDay < MOST_CATCH_UP_S,
    },
  ];
};

export const verdictOf = (measured: Measured): string[] =>
  aimsOf(measured)
    .filter(({ isMet }) => !isMet)
    .map(({ name, value, aim }) => `${name}: ${value}, and the aim is ${aim}`);

export function routesText(
  measured: Measured,
  { players, seconds }: Pick<RoutesOptions, "players" | "seconds">,
): string {
  const { planesOnRoutes, live, catchUp } = measured;
  const rows = aimsOf(measured).map(({ name, value, aim, isMet }) => [
    name,
    value,
    `${aim}: ${isMet ? "met" : "missed"}`,
  ]);
  return [
    `${today()}; ${number(planesOnRoutes)} C208 of ${number(players)} players on routes of four stops, half of them with open jobs.`,
    "",
    ...markdownTable(["figure", "measured", "aim"], rows),
    "",
    `It caught up with ${number(catchUp.hours)} real hours and ${number(catchUp.landings)} landings, ${number(catchUp.landingsASecond)} a second, and then ran ${number(seconds)} real seconds with ${number(live.landingsASecond, 1)} landings a second.`,
  ].join("\n");
}
