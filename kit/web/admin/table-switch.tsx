/** Switches to another table. */
import { NativeSelect } from "@mantine/core";
import { useLocation } from "wouter";
import { tableAddress } from "./rows/listing.ts";
import { useTableNames } from "./table-context.ts";

export function TableSwitch({ name }: { readonly name: string }) {
  const [, navigate] = useLocation();
  const { data: names = [] } = useTableNames();
  return (
    <NativeSelect
      size="xs"
      aria-label="Another table"
      data={[{ value: "", label: "Another table …" }, ...names.filter((other) => other !== name)]}
      value=""
      onChange={(event) => navigate(tableAddress(event.currentTarget.value))}
    />
  );
}
