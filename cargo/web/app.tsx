/** Chooses the page for an address: the admin panel, the sign-in page, or the game. */
import { lazyPage } from "@outbound/kit/web/lazy-page.tsx";
import { NotFoundPage } from "@outbound/kit/web/not-found-page.tsx";
import { TabSubject } from "@outbound/kit/web/page.tsx";
import { LoadingState, QueryState } from "@outbound/kit/web/states.tsx";
import { Suspense, useRef } from "react";
import { Redirect, Route, Switch } from "wouter";
import { type CatchingUpNotice, catchingUpOf } from "./account/catching-up.ts";
import { CatchingUpPage } from "./account/catching-up-page.tsx";
import { GuestDialogs } from "./account/guest.tsx";
import { useHasLeft, useSession, useSessionCheck } from "./account/session.ts";
import { SignInPage } from "./account/sign-in-page.tsx";
import { SuspendedPage, suspensionOf } from "./account/suspended-page.tsx";
import { Frame } from "./frame.tsx";
import { LiveProvider, useGame } from "./live/live.tsx";
import { SelectionProvider } from "./selection/selection.tsx";
import { KeptMapProvider } from "./world/kept-map.tsx";

const AdminPage = lazyPage(() => import("./admin/admin-page.tsx"));
const WorldPage = lazyPage(() => import("./world/world-page.tsx"));
const FleetPage = lazyPage(() => import("./fleet/fleet-page.tsx"));
const MarketPage = lazyPage(() => import("./market/market-page.tsx"));
const CompanyPage = lazyPage(() => import("./company/company-page.tsx"));
const HistoryPage = lazyPage(() => import("./history/history-page.tsx"));
const LeaderboardPage = lazyPage(() => import("./leaderboard/leaderboard-page.tsx"));
const AccountPage = lazyPage(() => import("./account/account-page.tsx"));
const RoutesPage = lazyPage(() => import("./routes/routes-page.tsx"));
const MilestonesPage = lazyPage(() => import("./goals/milestones-page.tsx"));
const TogetherPage = lazyPage(() => import("./together/together-page.tsx"));
const AlliancePage = lazyPage(() => import("./together/alliance-page.tsx"));
const ProfilePage = lazyPage(() => import("./profile/profile-page.tsx"));
const StatusPage = lazyPage(() => import("./public/status-page.tsx"));
const RankingPage = lazyPage(() => import("./public/ranking-page.tsx"));
const WelcomePage = lazyPage(() => import("./welcome/welcome-page.tsx"));

export function App() {
  return (
    <Suspense fallback={<LoadingState what="the page" />}>
      <Switch>
        <Route path="/admin/*?" component={AdminPage} />
        <Route path="/company/:username">{({ username }) => <ProfilePage username={username} />}</Route>
        <Route path="/status" component={StatusPage} />
        <Route path="/ranking" component={RankingPage} />
        <Route component={PlayerApp} />
      </Switch>
    </Suspense>
  );
}

function PlayerApp() {
  const session = useSession();
  const check = useSessionCheck();
  const hasLeft = useHasLeft();
  const wasSignedIn = useRef(false);
  // The query clears its error while it reads the session again, so the last progress is kept here.
  const catchingUp = useRef<CatchingUpNotice>(undefined);
  if (!session.isPending) catchingUp.current = catchingUpOf(session.error);
  if (catchingUp.current !== undefined) return <CatchingUpPage notice={catchingUp.current} />;
  const notice = suspensionOf(session.error);
  if (notice !== undefined) return <SuspendedPage notice={notice} check={check} />;
  if (session.data === undefined) return <QueryState query={session} what="your session" />;
  if (session.data === null) return <SignInPage ended={wasSignedIn.current && !hasLeft} />;
  wasSignedIn.current = true;
  return (
    <LiveProvider key={session.data.sessionId} playerId={session.data.player.id} onRefused={check}>
      <Game />
      <GuestDialogs />
    </LiveProvider>
  );
}

/** Redirects from pages for players without a company, and from addresses that people guess. */
const MOVED = { "/welcome": "/", "/invite": "/", "/aircraft": "/market" };

function Game() {
  const { player } = useGame();
  if (player.homeIcao === null) return <WelcomePage />;
  return (
    <SelectionProvider>
      <KeptMapProvider>
        <Frame>
          <Suspense fallback={<LoadingState what="the page" />}>
            <TabSubject value={player.companyName}>
              <Switch>
                <Route path="/" component={WorldPage} />
                <Route path="/fleet" component={FleetPage} />
                <Route path="/market" component={MarketPage} />
                <Route path="/company" component={CompanyPage} />
                <Route path="/routes" component={RoutesPage} />
                <Route path="/milestones" component={MilestonesPage} />
                <Route path="/together" component={TogetherPage} />
                <Route path="/together/:allianceId">
                  {({ allianceId }) => <AlliancePage allianceId={Number(allianceId)} />}
                </Route>
                <Route path="/history" component={HistoryPage} />
                <Route path="/leaderboard" component={LeaderboardPage} />
                <Route path="/account" component={AccountPage} />
                {Object.entries(MOVED).map(([path, to]) => (
                  <Route key={path} path={path}>
                    <Redirect to={to} replace />
                  </Route>
                ))}
                <Route component={NotFoundPage} />
              </Switch>
            </TabSubject>
          </Suspense>
        </Frame>
      </KeptMapProvider>
    </SelectionProvider>
  );
}
