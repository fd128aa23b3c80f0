/** The operator's panel. */
import { AdminFrame } from "@outbound/kit/web/admin/admin-frame.tsx";
import { AdminTables } from "@outbound/kit/web/admin/admin-tables.tsx";
import { Redirect, Route, Switch } from "wouter";
import { Logo } from "../logo.tsx";
import { tables } from "./tables.ts";

const NOTE =
  "This panel has no sign-in: whoever reaches the service may use it, and the service listens on this machine only unless its operator opened it. What you save is the game's truth at once. Amounts are hundredths: 50000 credits are 500.";

export default function AdminPage() {
  return (
    <AdminFrame name="Outbound Space" logo={<Logo />}>
      <Switch>
        <Route path="/admin">
          <Redirect to="/admin/tables" replace />
        </Route>
        <Route>
          <AdminTables calls={tables} note={NOTE} />
        </Route>
      </Switch>
    </AdminFrame>
  );
}
