/** The logo of the space game. */
import mark from "./favicon.svg";

export function Logo({ size = 28 }: { readonly size?: number }) {
  return <img src={mark} alt="" width={size} height={size} />;
}
