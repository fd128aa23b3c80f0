/** A link inside a text to another page of the client. */
import { Anchor, type AnchorProps } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "wouter";

interface TextLinkProps extends AnchorProps {
  readonly href: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export const TextLink = (props: TextLinkProps) => (
  <Anchor component={Link} c="var(--outbound-accent-text)" {...props} />
);
