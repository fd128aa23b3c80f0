/** The frame of pages that people without an account may read. */
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Logo } from "../logo.tsx";
import classes from "./public-frame.module.css";

export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.screen}>
    <header className={classes.top}>
      <Anchor href="/" className={classes.brand} underline="never" c="inherit">
        <Logo />
        Outbound Cargo
      </Anchor>
    </header>
    <main className={classes.page}>{children}</main>
  </div>
);
