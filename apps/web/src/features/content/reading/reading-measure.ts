/**
 * Returns the share of a text that is above the top of the viewport, 0 to 1, or 1 if the text's end is visible.
 * @param top height of the bars that cover the top of the viewport
 */
export function shareBehind(text: Element, top: number, windowHeight: number): number {
  const box = text.getBoundingClientRect();
  if (box.height === 0) return 0;
  if (box.bottom <= windowHeight) return 1;
  return Math.min(1, Math.max(0, (top - box.top) / box.height));
}

export type Place = { block: HTMLElement; heading: string | null };

/** Returns the block at a share (0 to 1) of a text's height, and the heading that the block belongs to. */
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
