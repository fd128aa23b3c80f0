/** An icon for each mission kind and outcome. */
import {
  IconArrowUpCircle,
  IconCheck,
  IconClockX,
  IconFlask,
  IconKey,
  IconLifebuoy,
  IconPackage,
  type IconProps,
  IconRadar2,
  IconRecycle,
  IconTelescope,
  IconX,
} from "@tabler/icons-react";
import type { ComponentType } from "react";
import type { Mission } from "../api.ts";

const KINDS: Readonly<Record<Mission["kind"], ComponentType<IconProps>>> = {
  survey: IconRadar2,
  delivery: IconPackage,
  salvage: IconRecycle,
  rescue: IconLifebuoy,
  study: IconFlask,
  refit: IconArrowUpCircle,
  expedition: IconTelescope,
  cipher: IconKey,
};

const ENDS: Partial<Record<Mission["status"], ComponentType<IconProps>>> = {
  completed: IconCheck,
  failed: IconX,
  expired: IconClockX,
  abandoned: IconX,
};

export function MissionIcon({ kind, size = 22 }: { readonly kind: Mission["kind"]; readonly size?: number }) {
  const Icon = KINDS[kind];
  return <Icon size={size} stroke={1.6} aria-hidden />;
}

export function MissionEndIcon({ status }: { readonly status: Mission["status"] }) {
  const Icon = ENDS[status] ?? IconX;
  return <Icon size={16} className={status === "completed" ? "good" : undefined} aria-hidden />;
}
