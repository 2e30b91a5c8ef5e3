/** The part of a chapter that these functions need: its text. A locked chapter has none. */
type Chapter = { readonly content: string | null };
/** The upper and lower edge of a chapter on the screen, in px from the top of the viewport. */
type ChapterBox = { readonly top: number; readonly bottom: number };
/** A position in a book: the chapter's index (null before the first), and the share of the book before it. */
export type BookPlace = { readonly chapter: number | null; readonly share: number };

/** Shares are rounded to thousandths, so there are this many steps. */
const STEPS = 1000;
export const SHARE_STEP = 1 / STEPS;

export const chapterId = (index: number): string => `capitulo-${index + 1}`;
export const chapterAddress = (index: number): string => `#${chapterId(index)}`;

/**
 * Returns the share of the book before each chapter, and 1 for the end. The shares are computed from the lengths of
 * the texts, so that a position is the same on every device.
 */
export function chapterStarts(chapters: readonly Chapter[]): number[] {
  const lengths = chapters.map(({ content }) => content?.length ?? 0);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let before = 0;
  const starts = lengths.map((length) => {
    const start = total === 0 ? 0 : before / total;
    before += length;
    return start;
  });
  return [...starts, 1];
}

/** Returns the index of the chapter that contains a position. */
export function chapterAt(starts: readonly number[], share: number): number {
  const count = starts.length - 1;
  const next = starts.findIndex((start) => start > share + SHARE_STEP);
  return Math.max(0, next === -1 ? count - 1 : next - 1);
}

const rounded = (share: number): number => Math.round(share * STEPS) / STEPS;

/**
 * Returns the position in the book at a line of the viewport. If the end of the text is visible, the position is the
 * end, because the last line rarely gets up to that line.
 */
export function placeOf(
  boxes: readonly ChapterBox[],
  starts: readonly number[],
  { line, height }: { line: number; height: number },
): BookPlace {
  const index = boxes.findLastIndex(({ top }) => top <= line);
  const box = boxes[index];
  if (!box) return { chapter: null, share: 0 };
  if ((boxes.at(-1)?.bottom ?? 0) <= height) return { chapter: index, share: 1 };
  const start = starts[index] ?? 0;
  const end = starts[index + 1] ?? 1;
  const within = box.bottom > box.top ? Math.min(1, (line - box.top) / (box.bottom - box.top)) : 0;
  return { chapter: index, share: Math.min(1, rounded(start + within * (end - start))) };
}
