/** The theme of both games: shared surfaces, type and spacing, and an accent colour for each. */
import {
  type CSSVariablesResolver,
  createTheme,
  type MantineColorsTuple,
  type MantineThemeOverride,
} from "@mantine/core";

/** Ten colours, from the lightest to the darkest. */
const shades = (colors: string) => colors.split(" ") as unknown as MantineColorsTuple;

/** Surfaces of the dark scheme, from text (0) to the page's background (9). */
const NIGHT = shades("#dfe6f2 #b9c4d6 #98a6bc #5d6b84 #3a475e #2a3549 #1c2536 #141c2b #0e1522 #090f1a");

const AMBER = shades("#fff6e1 #ffeacb #fdd49b #fbbc64 #f9a838 #f89b1c #f6930a #a85d00 #8a4c00 #6f3d00");

const VIOLET = shades("#f1eeff #dfd9fb #bdb1f3 #9a86ec #8069e6 #6f56e2 #634be0 #523cc7 #4935b3 #3d2b9e");

const SKY = shades("#e3f7ff #cfeafc #a0d3f6 #6dbbf0 #46a7eb #2e9ae9 #0f76c9 #0767b4 #005a9f #004a86");

/** Filled buttons use shade 7 (light) and 6 (dark): both have a contrast of 5.4 : 1 to white. */
const RED = shades("#fff5f5 #ffe3e3 #ffc9c9 #ffa8a8 #ff8787 #ff6b6b #c92a2a #c92a2a #b02525 #962020");

/** Space is violet, cargo sky blue; amber asks for attention in both. */
export const gameTheme = (accent: "violet" | "sky"): MantineThemeOverride =>
  createTheme({
    colors: { dark: NIGHT, amber: AMBER, red: RED, violet: VIOLET, sky: SKY },
    primaryColor: accent,
    primaryShade: { light: 7, dark: 6 },
    autoContrast: true,
    defaultRadius: "md",
    cursorType: "pointer",
    respectReducedMotion: true,
    fontFamily: "'Inter Variable', system-ui, sans-serif",
    fontFamilyMonospace: "ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace",
    headings: {
      fontWeight: "650",
      sizes: {
        h1: { fontSize: "1.375rem", lineHeight: "1.3" },
        h2: { fontSize: "1.0625rem", lineHeight: "1.4" },
        h3: { fontSize: "0.9375rem", lineHeight: "1.4" },
      },
    },
    components: {
      Button: { defaultProps: { size: "sm" } },
      Card: { defaultProps: { withBorder: true, padding: "md", radius: "lg" } },
      Modal: { defaultProps: { centered: true, radius: "lg" }, styles: { title: { fontWeight: 650 } } },
      Drawer: { styles: { title: { fontWeight: 650 } } },
      Notification: {
        defaultProps: { closeButtonProps: { "aria-label": "Close message" } },
        // The library's grey does not have a contrast of 4.5 : 1 on white.
        styles: { description: { color: "var(--mantine-color-dimmed)" } },
      },
      // The library's <header> would count as a second banner of the page, and its close buttons have no accessible name.
      ModalHeader: { defaultProps: { role: "presentation" } },
      DrawerHeader: { defaultProps: { role: "presentation" } },
      ModalCloseButton: { defaultProps: { "aria-label": "Close" } },
      DrawerCloseButton: { defaultProps: { "aria-label": "Close" } },
      // The library's focus placeholder is not a menu item, which a menu must not contain. The first item gets the focus instead.
      Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
      Tooltip: { defaultProps: { withArrow: true, openDelay: 250, events: { hover: true, focus: true, touch: true } } },
      Table: { defaultProps: { verticalSpacing: "xs", horizontalSpacing: "sm" } },
    },
  });

/** Dimmed text has a contrast of at least 4.5 : 1 on every surface of its scheme. */
export const cssVariables: CSSVariablesResolver = (theme) => ({
  variables: {},
  light: {
    "--mantine-color-body": "#f4f6fa",
    "--mantine-color-dimmed": "#4d596b",
    "--mantine-color-placeholder": "#5d6878",
    "--mantine-color-error": "#c01f2f",
    "--outbound-surface": "#ffffff",
    "--outbound-raised": "#ffffff",
    "--outbound-line": "#d8dee8",
    "--outbound-accent-text": `var(--mantine-color-${theme.primaryColor}-8)`,
    "--outbound-good": "#0b6b3a",
    "--outbound-warn": "#8a4c00",
    "--outbound-bad": "#b3192a",
  },
  dark: {
    "--mantine-color-body": NIGHT[9],
    "--mantine-color-text": NIGHT[0],
    "--mantine-color-dimmed": "#9fadc3",
    "--mantine-color-placeholder": "#8b9ab2",
    "--mantine-color-error": "#ff8b90",
    "--outbound-surface": NIGHT[8],
    "--outbound-raised": NIGHT[7],
    "--outbound-line": NIGHT[5],
    "--outbound-accent-text": `var(--mantine-color-${theme.primaryColor}-3)`,
    "--outbound-good": "#5fd699",
    "--outbound-warn": "#fbbc64",
    "--outbound-bad": "#ff8b90",
  },
});
