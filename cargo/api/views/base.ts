/** A base as shown to its owner. */
import { baseSaleValue, upkeepOf } from "../../rules/company/bases.ts";
import type { Base } from "../../rules/values/goals/base.ts";
import type { BaseView } from "../schemas.ts";
import { textOnce } from "./json-text.ts";

/** Returns a base as JSON text, which time alone never changes. */
export const baseJson = textOnce((base: Base): string => {
  const { id, icao, price, upkeepSimTime } = base;
  const view: BaseView = { id, icao, price, upkeep: upkeepOf(base), upkeepSimTime, saleValue: baseSaleValue(base) };
  return JSON.stringify(view);
});
