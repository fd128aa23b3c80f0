/**
 * Keeps the place of a player who uses the keyboard. A browser takes the focus from an element that is removed, moved or disabled.
 * It goes to the row in place of a removed one, to the nearest heading if no row is left, and back to a button that was disabled
 * while its call ran. When a dialog closes, it goes to the element that had it before, also if a pointer closed it: screen readers of
 * phones use the pointer.
 */

const ROW = "li, tr, article";
/** What opens over or in a page, and gives the focus back when it closes. */
const LAYER = "[role='dialog'], [role='menu'], [role='alert']";
const HEADING = "h1, h2, h3, h4";

/** The element that has or last had the focus. */
let last: Element | null = null;
/** By open layer, the element that had the focus before. */
const openers = new Map<Element, Element | null>();
let usesKeys = false;

export function keepFocus(): void {
  addEventListener("focusin", ({ target, relatedTarget }) => {
    if (target instanceof Element) remember(target, relatedTarget instanceof Element ? relatedTarget : last);
  });
  addEventListener("keydown", () => setInput(true), { capture: true });
  addEventListener("pointerdown", () => setInput(false), { capture: true });
  const watched = { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] };
  new MutationObserver(follow).observe(document.body, watched);
}

/** A press of the pointer comes before the focus that it gives or takes. */
function setInput(isKey: boolean): void {
  usesKeys = isKey;
  if (!isKey) last = null;
}

function remember(focused: Element, before: Element | null): void {
  const layer = focused.closest(LAYER);
  if (layer !== null && !openers.has(layer) && before?.closest(LAYER) !== layer) openers.set(layer, before);
  last = focused;
}

function follow(records: readonly MutationRecord[]): void {
  const isLost = document.activeElement === document.body;
  for (const [layer, opener] of openers) {
    if (opener !== null && !opener.isConnected) openers.set(layer, placeOf(opener, records));
  }
  const closed = isLost ? [...openers.keys()].find(isClosedDialog) : undefined;
  if (closed !== undefined) {
    last = openers.get(closed) ?? null;
    focusOn(last);
  } else if (last !== null && !last.isConnected) {
    last = placeOf(last, records);
    if (isLost && usesKeys) focusOn(last);
  } else if (isLost && usesKeys && records.some((record) => isBack(last, record))) focusOn(last);
  for (const layer of openers.keys()) if (!layer.isConnected) openers.delete(layer);
}

/** Popovers are left out: a pointer that closes one has chosen another place. */
const isClosedDialog = (layer: Element): boolean => !layer.isConnected && layer.ariaModal === "true";

/** Returns whether the element was moved, or is enabled again. */
const isBack = (element: Element | null, { type, target, removedNodes }: MutationRecord): boolean =>
  type === "attributes" ? target === element : hasNode(removedNodes, element);

const hasNode = (nodes: NodeList, element: Node | null): boolean => [...nodes].some((node) => node.contains(element));

/** Returns where the focus belongs instead of on a removed element. */
function placeOf(removed: Element, records: readonly MutationRecord[]): Element | null {
  const layer = removed.closest(LAYER);
  if (layer !== null && !layer.isConnected) return openers.get(layer) ?? null;
  let gone: Node = removed;
  // Each record is used once, because elements that are gone may have been removed from each other.
  const left = new Set(records);
  for (;;) {
    const record = [...left].find(({ removedNodes }) => hasNode(removedNodes, gone));
    if (record === undefined) return null;
    const { target, removedNodes, previousSibling, nextSibling } = record;
    if (!(target instanceof Element)) return null;
    if (!target.isConnected) {
      left.delete(record);
      gone = target;
      continue;
    }
    const row = [...removedNodes].find((node) => node.contains(gone));
    return rowBeside(row, nextSibling, previousSibling) ?? target.closest(ROW) ?? headingAround(target);
  }
}

/** Returns the row after a removed one, or the one before. */
function rowBeside(removed: Node | undefined, next: Node | null, previous: Node | null): Element | undefined {
  if (!(removed instanceof Element && removed.matches(ROW))) return undefined;
  const isRow = (node: Node | null): node is Element => node instanceof Element && node.localName === removed.localName;
  for (let at = next; at?.isConnected; at = at.nextSibling) if (isRow(at)) return at;
  for (let at = previous; at?.isConnected; at = at.previousSibling) if (isRow(at)) return at;
  return undefined;
}

/** Returns the first heading of the smallest part of the page that has one, or the main part of the page or the dialog itself. */
function headingAround(place: Element): Element | null {
  for (let at: Element | null = place; at !== null; at = at.parentElement) {
    const heading = [...at.querySelectorAll(HEADING)].find((one) => one.checkVisibility());
    if (heading !== undefined) return heading;
    if (at.matches(`main, ${LAYER}`)) return at;
  }
  return null;
}

function focusOn(element: Element | null): void {
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return;
  if (element.tabIndex < 0 && !element.hasAttribute("tabindex")) {
    // The Tab key continues from there. Later it passes the element by.
    element.setAttribute("tabindex", "-1");
    element.addEventListener("blur", () => element.removeAttribute("tabindex"), { once: true });
  }
  element.focus({ preventScroll: true });
}
