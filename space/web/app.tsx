/** The pages by address. */
import { NotFoundPage } from "@outbound/kit/web/not-found-page.tsx";
import { QueryBoundary } from "@outbound/kit/web/query-boundary.tsx";
import { lazy } from "react";
import { Route, Switch } from "wouter";
import { Frame } from "./frame.tsx";

const AdminPage = lazy(() => import("./admin/admin-page.tsx"));
const MapPage = lazy(() => import("./map/map-page.tsx"));
const ShipPage = lazy(() => import("./ship/ship-page.tsx"));
const CrewPage = lazy(() => import("./crew/crew-page.tsx"));
const ResearchPage = lazy(() => import("./research/research-page.tsx"));
const MissionsPage = lazy(() => import("./missions/missions-page.tsx"));
const LogPage = lazy(() => import("./log/log-page.tsx"));
const GamePage = lazy(() => import("./saves/game-page.tsx"));

export function App() {
  return (
    <QueryBoundary what="the page">
      <Switch>
        <Route path="/admin/*?" component={AdminPage} />
        <Route component={PlayerApp} />
      </Switch>
    </QueryBoundary>
  );
}

function PlayerApp() {
  return (
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
  );
}
