/** What counts of a chapter here: how long it is. A locked one has no length. */
type Chapter = { readonly content: string | null };
/** A chapter on the screen, px from the window's top. */
type ChapterBox = { readonly top: number; readonly bottom: number };
/** Where somebody reads: the chapter's place among all (null before the first), and how much lies behind. */
export type BookPlace = { readonly chapter: number | null; readonly share: number };

/** Shares are told in thousandths: less is no step in a book. */
const STEPS = 1000;
export const SHARE_STEP = 1 / STEPS;

export const chapterId = (index: number): string => `capitulo-${index + 1}`;
export const chapterAddress = (index: number): string => `#${chapterId(index)}`;

/**
 * The share of the book that lies before each chapter, and 1 at the end. By the length of their texts:
 * the same on every device, so that a place kept on one is found on another.
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

/** The chapter a share of the book lies in, by its place among all. */
export function chapterAt(starts: readonly number[], share: number): number {
  const count = starts.length - 1;
  const next = starts.findIndex((start) => start > share + SHARE_STEP);
  return Math.max(0, next === -1 ? count - 1 : next - 1);
}

const rounded = (share: number): number => Math.round(share * STEPS) / STEPS;

/**
 * Where a line of the window lies in the book. The last words in view are the end: few books go on
 * until their last line reaches the middle of a screen.
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
