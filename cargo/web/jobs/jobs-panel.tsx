/** The jobs beside the map: what waits where the selected plane stands, and what it would bring. */
export function JobsPanel() {
  return null;
}
