/** What the ship holds, as small pictures beside the words. */

import {
  IconAppleFilled,
  IconCoins,
  IconDatabase,
  IconDropletFilled,
  type IconProps,
  IconPuzzleFilled,
  IconSparkles,
  IconStack2,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { ResourceName } from "../../rules/game.ts";

const ICONS: Readonly<Record<ResourceName, ComponentType<IconProps>>> = {
  credits: IconCoins,
  fuel: IconDropletFilled,
  alloy: IconStack2,
  supplies: IconAppleFilled,
  data: IconDatabase,
  exotics: IconSparkles,
  fragments: IconPuzzleFilled,
};

export function ResourceIcon({ name, size = 16 }: { readonly name: ResourceName; readonly size?: number }) {
  const Icon = ICONS[name];
  return <Icon size={size} aria-hidden />;
}
