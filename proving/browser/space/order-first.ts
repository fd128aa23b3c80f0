/** Orders the first suggestion by keyboard, because a click right after an order does nothing. */
import type { Page } from "playwright-core";

/** Resolves when the page shows the longer queue, and so the suggestions after the order. */
export async function orderFirst(page: Page): Promise<void> {
  const queue = page.getByRole("region", { name: "Queue", exact: true });
  const before = await queue.getByText(/^\d+ of \d+ tasks|^The queue is empty$/).innerText();
  const order = page.getByRole("button", { name: /^Order: / }).first();
  const title = (await order.getAttribute("aria-label"))?.replace("Order: ", "");
  await order.press("Enter");
  await page.getByText(`Queued: ${title}.`, { exact: true }).waitFor();
  await queue.getByText(before, { exact: true }).waitFor({ state: "detached" });
}
