/** Secondary text: dimmed, and by default a little smaller than what it explains. */
import { Text, type TextProps } from "@mantine/core";
import type { ComponentPropsWithRef } from "react";

type NoteProps = TextProps & Omit<ComponentPropsWithRef<"p">, keyof TextProps>;

export const Note = (props: NoteProps) => <Text size="sm" c="dimmed" {...props} />;
