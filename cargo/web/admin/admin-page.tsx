/** The operator's panel: who is not logged in sees its door, the others its pages. */
import { AdminFrame } from "@outbound/kit/web/admin/admin-frame.tsx";
import { AdminTables } from "@outbound/kit/web/admin/admin-tables.tsx";
import type { ShellPage } from "@outbound/kit/web/shell.tsx";
import { FailedState, LoadingState } from "@outbound/kit/web/states.tsx";
import { IconBuildingWarehouse, IconDeviceDesktop, IconHistory, IconUserShield } from "@tabler/icons-react";
import { useState } from "react";
import { Redirect, Route, Switch } from "wouter";
import { Logo } from "../logo.tsx";
import { AdminMenu } from "./admin-menu.tsx";
import { AdminSignIn } from "./admin-sign-in.tsx";
import { AuditPage } from "./audit-page.tsx";
import { PlayersPage } from "./players-page.tsx";
import { useAdminSession, useAdminSessionChange } from "./session.ts";
import { SessionsPage } from "./sessions-page.tsx";
import { tables } from "./tables.ts";
import { UsersPage } from "./users-page.tsx";

const PAGES: readonly ShellPage[] = [
  { path: "/admin/players", label: "Players", icon: IconBuildingWarehouse },
  { path: "/admin/sessions", label: "Sessions", icon: IconDeviceDesktop },
  { path: "/admin/audit", label: "Audit", icon: IconHistory },
  { path: "/admin/users", label: "Admins", icon: IconUserShield },
];

const NOTE =
  "Saved values take effect at once and are recorded in the audit. Cash is in whole euros, reputation in 1/1000 points, health in 1/100 points. A change of cash is entered in the player's ledger.";

export default function AdminPage() {
  const session = useAdminSession();
  const changed = useAdminSessionChange();
  /** Whose session was seen last: when there is none any more and that admin did not log out, it has ended. */
  const [seen, setSeen] = useState<string>();
  const [hasLeft, setLeft] = useState(false);
  if (session.isPending) return <LoadingState what="your session" />;
  if (session.isError) return <FailedState error={session.error} retry={() => void session.refetch()} />;
  if (session.data === null) {
    return (
      <AdminSignIn
        ended={hasLeft ? undefined : seen}
        onSignedIn={() => {
          setLeft(false);
          return changed();
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
        <AdminMenu
          name={admin.username}
          onLeft={() => {
            setLeft(true);
            void changed();
          }}
        />
      }
    >
      <Switch>
        <Route path="/admin">
          <Redirect to="/admin/tables" replace />
        </Route>
        <Route path="/admin/players" component={PlayersPage} />
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
    </AdminFrame>
  );
}
