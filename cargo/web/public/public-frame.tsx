/** The frame of public pages, which need no account. */
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Logo } from "../logo.tsx";
import classes from "./public-frame.module.css";

export const PublicFrame = ({ children }: { readonly children: ReactNode }) => (
  <div className={classes.screen}>
    <header className={classes.top}>
      <a href="/" className={classes.brand}>
        <Logo />
        Outbound Cargo
      </a>
      <Button component="a" href="/" size="xs" ml="auto">
        Play
      </Button>
    </header>
    <main className={classes.page}>{children}</main>
  </div>
);
