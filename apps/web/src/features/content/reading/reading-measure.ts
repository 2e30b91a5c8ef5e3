/**
 * How much of a text lies behind its reader, 0 to 1: what has left the window at the top. Where its end
 * is seen, all of it.
 *
 * @param top of the window that is free: below bars that lie over the page.
 */
export function shareBehind(text: Element, top: number, windowHeight: number): number {
  const box = text.getBoundingClientRect();
  if (box.height === 0) return 0;
  if (box.bottom <= windowHeight) return 1;
  return Math.min(1, Math.max(0, (top - box.top) / box.height));
}

export type Place = { block: HTMLElement; heading: string | null };

/** The block of a text a share of it leads to, and the heading that block stands under. */
export function placeAt(text: Element, share: number): Place | null {
  const box = text.getBoundingClientRect();
  const at = box.top + share * box.height;
  const blocks = [...text.children].filter((child) => child instanceof HTMLElement);
  const index = blocks.findIndex((child) => child.getBoundingClientRect().bottom > at);
  const block = blocks[index];
  if (!block) return null;
  const heading = blocks.slice(0, index + 1).findLast(({ tagName }) => /^H[2-4]$/.test(tagName));
  return { block, heading: heading?.textContent ?? null };
}
