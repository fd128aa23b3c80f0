/** The icon of each mission kind and outcome. */
import {
  IconArrowUpCircle,
  IconCheck,
  IconClockX,
  IconCoins,
  IconFlask,
  IconKey,
  IconLifebuoy,
  IconPackage,
  IconRadar2,
  IconRecycle,
  IconTelescope,
  IconX,
} from "@tabler/icons-react";
import type { Mission } from "../api.ts";

const KINDS = {
  survey: IconRadar2,
  delivery: IconPackage,
  salvage: IconRecycle,
  rescue: IconLifebuoy,
  study: IconFlask,
  refit: IconArrowUpCircle,
  expedition: IconTelescope,
  cipher: IconKey,
  trade: IconCoins,
} as const satisfies Record<Mission["kind"], unknown>;

export function MissionIcon({ kind, size = 22 }: { readonly kind: Mission["kind"]; readonly size?: number }) {
  const Icon = KINDS[kind];
  return <Icon size={size} stroke={1.6} aria-hidden />;
}

export function MissionEndIcon({ status }: { readonly status: Mission["status"] }) {
  const Icon = { completed: IconCheck, expired: IconClockX }[status as string] ?? IconX;
  return <Icon size={16} className={status === "completed" ? "good" : undefined} aria-hidden />;
}
