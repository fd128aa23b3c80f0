/** From one table straight to another. */
import { NativeSelect } from "@mantine/core";
import { useLocation } from "wouter";
import { tableAddress } from "./listing.ts";
import { useTableNames } from "./table-context.ts";

export function TableSwitch({ name }: { readonly name: string }) {
  const [, navigate] = useLocation();
  const { data: names = [] } = useTableNames();
  return (
    <NativeSelect
      size="xs"
      aria-label="Another table"
      data={names.includes(name) ? [...names] : [name, ...names]}
      value={name}
      onChange={(event) => navigate(tableAddress(event.currentTarget.value))}
    />
  );
}
