/** The frame of a client: header, navigation, and the page. */
import {
  Group,
  Indicator,
  NavLink,
  Stack,
  Text,
  UnstyledButton,
  useComputedColorScheme,
  useMantineColorScheme,
} from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { IconMenu2, IconMoon, IconSun } from "@tabler/icons-react";
import { type ComponentType, type ReactNode, useEffect, useRef } from "react";
import { Link, useLocation } from "wouter";
import { SideDialog } from "./elements/dialog.tsx";
import { IconButton } from "./elements/icon-button.tsx";
import { NoticeLane } from "./elements/notice-lane.tsx";
import { useMatches } from "./elements/screen.ts";
import classes from "./shell.module.css";

export interface ShellPage {
  readonly path: string;
  readonly label: string;
  /** The keyboard shortcut that opens it, as in `aria-keyshortcuts`. */
  readonly keys?: string;
  readonly icon: ComponentType<{ size?: number; stroke?: number; "aria-hidden"?: boolean }>;
  /** Text about something on the page that waits for the player; shown as a dot. */
  readonly waiting?: string | undefined;
  /** True: listed last, and on a phone under "More". */
  readonly minor?: boolean;
}

export interface ShellProps {
  readonly name: string;
  readonly logo: ReactNode;
  readonly pages: readonly ShellPage[];
  /** Number of pages in a phone's bar besides "More"; 4 by default. */
  readonly pagesOnPhone?: number;
  /** Shown in the header beside the name: clock, cash, turn. */
  readonly status?: ReactNode;
  /** Shown at the right end of the header: account, end turn. */
  readonly actions?: ReactNode;
  /** Shown below the header at full width: important notices. */
  readonly banner?: ReactNode;
  /** Shown below the page, above a phone's navigation: controls that every page needs. */
  readonly dock?: ReactNode;
  /** Short messages have their own lane: above the dock on narrow screens; with "always" otherwise in the header. */
  readonly noticeLane?: "always" | "narrow";
  readonly children: ReactNode;
}

export function Shell(given: ShellProps) {
  const { name, logo, pages, pagesOnPhone = 4, status, actions, banner, dock, noticeLane, children } = given;
  const isWide = useMatches("(min-width: 62em)");
  return (
    <div className={classes.shell}>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <header className={classes.header}>
        <Link href="/" className={classes.brand} aria-label={`${name}: start page`}>
          {logo}
          <Text component="span" fw={700} className={classes.name}>
            {name}
          </Text>
        </Link>
        {noticeLane === "always" && isWide && (
          <div className={classes.notices}>
            <NoticeLane limit={1} isOfPage />
          </div>
        )}
        <div className={classes.status}>{status}</div>
        <Group gap="xs" wrap="nowrap">
          {actions}
          <ColorSchemeButton />
        </Group>
      </header>
      {banner}
      <div className={classes.body}>
        <nav className={classes.rail} aria-label="Pages">
          {pages.map((page) => (
            <RailLink key={page.path} page={page} />
          ))}
        </nav>
        <Main>{children}</Main>
      </div>
      {noticeLane !== undefined && !isWide && <NoticeLane limit={1} isOfPage />}
      {dock}
      <PhoneBar pages={pages} shown={pagesOnPhone} />
    </div>
  );
}

/** The scrolling area. A new page begins at its top. */
function Main({ children }: Pick<ShellProps, "children">) {
  const [path] = useLocation();
  const ref = useRef<HTMLElement>(null);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    ref.current?.scrollTo(0, 0);
  }, [path]);
  return (
    <main id="main" className={classes.main} tabIndex={-1} ref={ref}>
      {children}
    </main>
  );
}

function useIsHere(path: string): boolean {
  const [here] = useLocation();
  return path === "/" ? here === "/" : here === path || here.startsWith(`${path}/`);
}

function RailLink({ page }: { readonly page: ShellPage }) {
  const here = useIsHere(page.path);
  return (
    <Link
      href={page.path}
      className={classes.link}
      data-minor={page.minor || undefined}
      aria-keyshortcuts={page.keys}
      aria-current={here ? "page" : undefined}
      aria-label={page.waiting && `${page.label}, ${page.waiting}`}
    >
      <Marked waiting={page.waiting}>
        <page.icon size={22} stroke={1.6} aria-hidden />
      </Marked>
      <span>{page.label}</span>
    </Link>
  );
}

const Marked = ({ waiting, children }: { readonly waiting: string | undefined; readonly children: ReactNode }) =>
  waiting === undefined ? (
    children
  ) : (
    <Indicator color="amber" size={9} display="flex">
      {children}
    </Indicator>
  );

/** The bar at the bottom of a phone: the first pages, and a drawer with the others. */
function PhoneBar({ pages, shown }: { readonly pages: readonly ShellPage[]; readonly shown: number }) {
  const [opened, drawer] = useDisclosure(false);
  const major = pages.filter(({ minor }) => !minor).slice(0, shown);
  const others = pages.filter((page) => !major.includes(page));
  const waiting = others.find((page) => page.waiting !== undefined)?.waiting;
  return (
    <nav className={classes.phoneBar} aria-label="Pages">
      {major.map((page) => (
        <RailLink key={page.path} page={page} />
      ))}
      {others.length > 0 && (
        <UnstyledButton
          className={classes.link}
          onClick={drawer.open}
          aria-haspopup="dialog"
          aria-expanded={opened}
          aria-label={waiting && `More, ${waiting}`}
        >
          <Marked waiting={waiting}>
            <IconMenu2 size={22} stroke={1.6} aria-hidden />
          </Marked>
          <span>More</span>
        </UnstyledButton>
      )}
      <SideDialog opened={opened} onClose={drawer.close} position="bottom" size="auto" title="More pages">
        <Stack gap={4}>
          {others.map((page) => (
            <NavLink
              key={page.path}
              component={Link}
              href={page.path}
              label={page.label}
              description={page.waiting}
              leftSection={<page.icon size={20} stroke={1.6} aria-hidden />}
              onClick={drawer.close}
            />
          ))}
        </Stack>
      </SideDialog>
    </nav>
  );
}

/** Switches between dark and light; the browser keeps the choice. */
function ColorSchemeButton() {
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme("dark", { getInitialValueInEffect: false });
  const next = scheme === "dark" ? "light" : "dark";
  const label = `Switch to ${next}`;
  return (
    <IconButton
      icon={scheme === "dark" ? IconSun : IconMoon}
      iconSize={20}
      size="lg"
      label={label}
      tooltip={label}
      onClick={() => setColorScheme(next)}
    />
  );
}
