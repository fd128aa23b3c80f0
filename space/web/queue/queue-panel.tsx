/** The queue as a timeline. */
export function QueuePanel() {
  return null;
}
