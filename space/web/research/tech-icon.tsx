/** The icon of a technology's branch. */
import {
  IconAtom2,
  IconBolt,
  IconCompass,
  IconDiamond,
  IconFlask,
  IconLeaf,
  type IconProps,
  IconSunHigh,
  IconTelescope,
  IconTool,
} from "@tabler/icons-react";
import type { ComponentType } from "react";

const ICONS: Readonly<Record<string, ComponentType<IconProps>>> = {
  nav: IconCompass,
  sur: IconTelescope,
  eng: IconTool,
  sci: IconFlask,
  life: IconLeaf,
  pow: IconBolt,
  exo: IconDiamond,
  core: IconAtom2,
  lode: IconSunHigh,
};

/** The branch is the id without its tier: `nav` of `nav3`. */
export function TechIcon({ id, size = 18 }: { readonly id: string; readonly size?: number }) {
  const Icon = ICONS[id.replace(/\d+$/, "")] ?? IconAtom2;
  return <Icon size={size} stroke={1.6} aria-hidden style={{ flex: "none" }} />;
}
