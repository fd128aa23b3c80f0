/** New game, seed, export, import and earlier turns. */
import { Page } from "@outbound/kit/web/page.tsx";

export default function GamePage() {
  return <Page title="Game">{null}</Page>;
}
