/** The admin panel: its log-in page, and the pages for admins. */
import { Button } from "@mantine/core";
import { AdminFrame } from "@outbound/kit/web/admin/admin-frame.tsx";
import { AdminTables } from "@outbound/kit/web/admin/admin-tables.tsx";
import type { ShellPage } from "@outbound/kit/web/shell.tsx";
import { QueryState } from "@outbound/kit/web/states.tsx";
import { AfterAction, useAction } from "@outbound/kit/web/use-action.ts";
import {
  IconActivity,
  IconBuildingWarehouse,
  IconDeviceDesktop,
  IconHistory,
  IconLogout,
  IconMailPlus,
  IconUserShield,
} from "@tabler/icons-react";
import { useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { api } from "../api.ts";
import { Logo } from "../logo.tsx";
import { AdminSignIn } from "./admin-sign-in.tsx";
import { AuditPage } from "./audit-page.tsx";
import { InvitesPage } from "./invites-page.tsx";
import { OverviewPage } from "./overview/overview-page.tsx";
import { PlayerPage } from "./player-page.tsx";
import { PlayersPage } from "./players-page.tsx";
import { guarded, useAdminRefresh, useAdminSession, useAdminSessionChange } from "./session.ts";
import { SessionsPage } from "./sessions-page.tsx";
import { tables } from "./tables.ts";
import { UsersPage } from "./users-page.tsx";

const PAGES: readonly ShellPage[] = [
  { path: "/admin/overview", label: "Overview", icon: IconActivity },
  { path: "/admin/players", label: "Players", icon: IconBuildingWarehouse },
  { path: "/admin/invites", label: "Invites", icon: IconMailPlus },
  { path: "/admin/sessions", label: "Sessions", icon: IconDeviceDesktop },
  { path: "/admin/audit", label: "Audit", icon: IconHistory },
  { path: "/admin/users", label: "Admins", icon: IconUserShield },
];

const NOTE =
  "Saved values take effect at once and are recorded in the audit. Cash is in whole euros, reputation in 1/1000 points, health in 1/100 points. A change of cash is entered in the player's ledger.";

export default function AdminPage() {
  const session = useAdminSession();
  const changed = useAdminSessionChange();
  const refresh = useAdminRefresh();
  /** The last admin. If no one is signed in now and this admin did not log out, the session has expired. */
  const [seen, setSeen] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  // A failed read of a known session must not close the page, with what the admin has typed.
  if (session.data === undefined) return <QueryState query={session} what="your session" />;
  if (session.data === null) {
    return (
      <AdminSignIn
        ended={hasLeft ? undefined : seen}
        onSignedIn={() => {
          setLeft(false);
          void changed();
        }}
      />
    );
  }
  const { admin, sessionId } = session.data;
  if (seen !== admin.username) setSeen(admin.username);
  return (
    <AdminFrame
      name="Outbound Cargo"
      logo={<Logo />}
      pages={PAGES}
      user={admin.username}
      actions={
        <LogOut
          name={admin.username}
          onDone={() => {
            setLeft(true);
            void changed();
          }}
        />
      }
    >
      <AfterAction value={refresh}>
        <Switch>
          <Route path="/admin">
            <Redirect to="/admin/tables" replace />
          </Route>
          <Route path="/admin/overview" component={OverviewPage} />
          <Route path="/admin/players" component={PlayersPage} />
          <Route path="/admin/players/:id">{({ id }) => <PlayerPage playerId={Number(id)} />}</Route>
          <Route path="/admin/invites" component={InvitesPage} />
          <Route path="/admin/sessions">
            <SessionsPage own={sessionId} />
          </Route>
          <Route path="/admin/audit" component={AuditPage} />
          <Route path="/admin/users">
            <UsersPage own={admin.id} />
          </Route>
          <Route>
            <AdminTables calls={tables} signedIn note={NOTE} />
          </Route>
        </Switch>
      </AfterAction>
    </AdminFrame>
  );
}

function LogOut({ name, onDone }: { readonly name: string; readonly onDone: () => void }) {
  const action = useAction();
  return (
    <Button
      variant="default"
      leftSection={<IconLogout size={16} aria-hidden />}
      loading={action.busy}
      aria-label={`Sign out ${name}`}
      onClick={() => void action.run(guarded(api.post("/api/admin/logout")), { onDone })}
    >
      Sign out
    </Button>
  );
}
