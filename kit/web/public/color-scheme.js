// Runs before the first paint, so that a player with the light scheme never sees a dark flash. The system's scheme applies until
// the player chooses one. It is a file because the page allows no inline scripts.
try {
  const chosen = localStorage.getItem("mantine-color-scheme-value") ?? "auto";
  const light = chosen === "light" || (chosen === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", light ? "light" : "dark");
} catch {
  // Storage is switched off, so the scheme is dark.
}
