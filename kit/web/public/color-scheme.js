// Before the first paint, so that nobody who chose light sees a flash of dark. A file, for the page allows no inline scripts.
try {
  const chosen = localStorage.getItem("mantine-color-scheme-value") ?? "dark";
  const light = chosen === "light" || (chosen === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", light ? "light" : "dark");
} catch {
  // Storage that is switched off: dark it is.
}
