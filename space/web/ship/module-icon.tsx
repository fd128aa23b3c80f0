/** The icon of each kind of module and build. */
import {
  IconBandage,
  IconBed,
  IconBolt,
  IconDroplets,
  IconFirstAidKit,
  IconFlask,
  IconHammer,
  IconPlant2,
  type IconProps,
  IconRadar2,
  IconRocket,
  IconShield,
  IconSunHigh,
  IconWind,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { BuildKind, ModuleKind } from "../../rules/catalog/modules.ts";

const ICONS: Readonly<Record<ModuleKind | BuildKind, ComponentType<IconProps>>> = {
  reactor: IconBolt,
  drive: IconRocket,
  sensor: IconRadar2,
  lab: IconFlask,
  fab: IconHammer,
  "life-support": IconWind,
  hydroponics: IconPlant2,
  scoop: IconDroplets,
  quarters: IconBed,
  medbay: IconFirstAidKit,
  shield: IconShield,
  patch: IconBandage,
  core: IconSunHigh,
};

export function ModuleIcon({ kind, size = 22 }: { readonly kind: ModuleKind | BuildKind; readonly size?: number }) {
  const Icon = ICONS[kind];
  return <Icon size={size} stroke={1.6} aria-hidden />;
}
