// Before the first paint, so that nobody who wants light sees a flash of dark: the system's wish until the player chooses. A file, for the page allows no inline scripts.
try {
  const chosen = localStorage.getItem("mantine-color-scheme-value") ?? "auto";
  const light = chosen === "light" || (chosen === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", light ? "light" : "dark");
} catch {
  // Storage that is switched off: dark it is.
}
