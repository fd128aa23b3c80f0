/** Maps addresses to pages. */

import { ErrorBoundary } from "@outbound/kit/web/elements/error-boundary.tsx";
import { lazyPage, usePreload } from "@outbound/kit/web/lazy-page.tsx";
import { NotFoundPage } from "@outbound/kit/web/not-found-page.tsx";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { Redirect, Route, Switch } from "wouter";
import { Frame } from "./frame.tsx";
import { GameGone, isGameGone } from "./game/game-gone.tsx";
import { GONE_ADDRESS } from "./pages.ts";

const LOADERS = {
  map: () => import("./map/map-page.tsx"),
  ship: () => import("./ship/ship-page.tsx"),
  crew: () => import("./crew/crew-page.tsx"),
  research: () => import("./research/research-page.tsx"),
  missions: () => import("./missions/missions-page.tsx"),
  log: () => import("./log/log-page.tsx"),
  game: () => import("./saves/game-page.tsx"),
};

const PRELOADED = Object.values(LOADERS);

const AdminPage = lazyPage(() => import("./admin/admin-page.tsx"));
const GamesPage = lazyPage(() => import("./games/games-page.tsx"));
const ScoresPage = lazyPage(() => import("./scores/scores-page.tsx"));
const StatusPage = lazyPage(() => import("./status/status-page.tsx"));
const ReplayPage = lazyPage(() => import("./replay/replay-page.tsx"));
const MapPage = lazyPage(LOADERS.map);
const ShipPage = lazyPage(LOADERS.ship);
const CrewPage = lazyPage(LOADERS.crew);
const ResearchPage = lazyPage(LOADERS.research);
const MissionsPage = lazyPage(LOADERS.missions);
const LogPage = lazyPage(LOADERS.log);
const GamePage = lazyPage(LOADERS.game);

export function App() {
  return (
    <QueryBoundary what="the page">
      <Switch>
        <Route path="/admin/*?" component={AdminPage} />
        <Route path="/games" component={GamesPage} />
        <Route path="/scores" component={ScoresPage} />
        <Route path="/status" component={StatusPage} />
        <Route path="/replay">
          <ErrorBoundary catches={isGameGone} fallback={() => <Redirect to={GONE_ADDRESS} replace />}>
            <ReplayPage />
          </ErrorBoundary>
        </Route>
        <Route component={PlayerApp} />
      </Switch>
    </QueryBoundary>
  );
}

function PlayerApp() {
  usePreload(PRELOADED);
  return (
    <ErrorBoundary catches={isGameGone} fallback={() => <GameGone />}>
      <Frame>
        <QueryBoundary what="the page">
          <Switch>
            <Route path="/" component={MapPage} />
            <Route path="/ship" component={ShipPage} />
            <Route path="/crew" component={CrewPage} />
            <Route path="/research" component={ResearchPage} />
            <Route path="/missions" component={MissionsPage} />
            <Route path="/log" component={LogPage} />
            <Route path="/game" component={GamePage} />
            <Route component={NotFoundPage} />
          </Switch>
        </QueryBoundary>
      </Frame>
    </ErrorBoundary>
  );
}
