/** A module's tier as filled marks up to the cap; visual only. */
import { TIER_LIMIT } from "../../rules/values/limits.ts";
import classes from "./tier-pips.module.css";

const TIERS = Array.from({ length: TIER_LIMIT }, (_, index) => index + 1);

export function TierPips({ tier, cap }: { readonly tier: number; readonly cap: number }) {
  return (
    <span className={classes.pips} aria-hidden>
      {TIERS.filter((mark) => mark <= Math.max(cap, tier)).map((mark) => (
        <span key={mark} data-filled={mark <= tier || undefined} />
      ))}
    </span>
  );
}
