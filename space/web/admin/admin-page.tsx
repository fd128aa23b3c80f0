/** The admin panel. */
import { AdminFrame } from "@outbound/kit/web/admin/admin-frame.tsx";
import { AdminTables } from "@outbound/kit/web/admin/admin-tables.tsx";
import { Redirect, Route, Switch } from "wouter";
import { Logo } from "../logo.tsx";
import { tables } from "./tables.ts";

const NOTE =
  "No sign-in: anyone who can reach the service can use this panel. By default the service only listens on this machine. Saved changes take effect at once. Amounts are hundredths: 50000 credits are 500.";

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
