/** The figures of an event, which come as data of no fixed shape. */
import type { HistoryEvent } from "../api.ts";

type Data = HistoryEvent["data"];

/** 0 where it is missing. */
export const figureIn = (data: Data, name: string): number => (typeof data[name] === "number" ? data[name] : 0);
/** Empty where it is missing. */
export const textIn = (data: Data, name: string): string => (typeof data[name] === "string" ? data[name] : "");
