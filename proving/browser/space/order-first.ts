/** Orders the first suggestion by keyboard, because a click right after an order does nothing. */
import type { Page } from "playwright-core";

export const orderFirst = (page: Page): Promise<void> =>
  page
    .getByRole("button", { name: /^Order: / })
    .first()
    .press("Enter");
