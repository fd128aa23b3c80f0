/** The icon of each resource. */
import {
  IconAtom2,
  IconBinary,
  IconCoins,
  IconGasStation,
  IconHexagon,
  IconPuzzle,
  IconShieldHalf,
  IconWheat,
} from "@tabler/icons-react";
import type { Holding } from "./holdings.ts";

export const GOODS_ICONS = {
  credits: IconCoins,
  fuel: IconGasStation,
  alloy: IconHexagon,
  supplies: IconWheat,
  data: IconBinary,
  exotics: IconAtom2,
  fragments: IconPuzzle,
  hull: IconShieldHalf,
} as const satisfies Record<Holding["name"], typeof IconCoins>;
