/** A link in a text, to another page of the client. */
import { Anchor, type AnchorProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";

export const TextLink = (props: AnchorProps & { readonly href: string; readonly children: ReactNode }) => (
  <Anchor component={Link} c="var(--outbound-accent-text)" {...props} />
);
