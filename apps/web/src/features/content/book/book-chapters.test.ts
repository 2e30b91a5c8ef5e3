import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterStarts, placeOf } from './book-chapters.ts';

const text = (length: number) => ({ content: 'a'.repeat(length) });
const WINDOW = { line: 200, height: 800 };

describe('the functions for positions in a book', () => {
  it('chapterStarts returns for each chapter the share of all text before it', () => {
    expect(chapterStarts([text(10), text(30), text(60)])).toEqual([0, 0.1, 0.4, 1]);
    expect(chapterStarts([{ content: null }, { content: null }])).toEqual([0, 0, 1]);
  });

  it('placeOf returns a position before the first chapter, in a chapter, or at the end', () => {
    const starts = chapterStarts([text(10), text(30), text(60)]);
    const at = (scrolled: number) =>
      placeOf(
        [
          { top: 1000 - scrolled, bottom: 2000 - scrolled },
          { top: 2000 - scrolled, bottom: 5000 - scrolled },
          { top: 5000 - scrolled, bottom: 11_000 - scrolled },
        ],
        starts,
        WINDOW,
      );
    expect(at(0)).toEqual({ chapter: null, share: 0 });
    expect(at(800)).toEqual({ chapter: 0, share: 0 });
    expect(at(1300)).toEqual({ chapter: 0, share: 0.05 });
    expect(at(1800)).toEqual({ chapter: 1, share: 0.1 });
    expect(at(7800).chapter).toBe(2);
    expect(at(7800).share).toBeCloseTo(0.7, 5);
    expect(at(10_200)).toEqual({ chapter: 2, share: 1 });
    expect(at(12_000)).toEqual({ chapter: 2, share: 1 });
  });

  it('placeOf returns 0 for a short book that starts below the reading line', () => {
    expect(placeOf([{ top: 300, bottom: 600 }], [0, 1], WINDOW)).toEqual({ chapter: null, share: 0 });
  });

  it('chapterAt returns the chapter that starts at a position, for chapters of any length', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 200, max: 900 }), { minLength: 1, maxLength: 12 }), (lengths) => {
        const starts = chapterStarts(lengths.map(text));
        for (const index of lengths.keys()) {
          const boxes = lengths.map((_, at) => ({
            top: (at - index) * 5000 + 200,
            bottom: (at - index + 1) * 5000 + 200,
          }));
          const { chapter, share } = placeOf(boxes, starts, WINDOW);
          expect(chapter).toBe(index);
          expect(chapterAt(starts, share)).toBe(index);
        }
      }),
    );
  });

  it('placeOf never returns a smaller position after scrolling down', () => {
    fc.assert(
      fc.property(fc.nat(9000), fc.nat(500), (scrolled, more) => {
        const starts = chapterStarts([text(40), text(25), text(35)]);
        const share = (by: number) =>
          placeOf(
            [0, 1, 2].map((at) => ({ top: 500 + at * 3000 - by, bottom: 3500 + at * 3000 - by })),
            starts,
            WINDOW,
          ).share;
        expect(share(scrolled + more)).toBeGreaterThanOrEqual(share(scrolled));
      }),
    );
  });

  it.each([
    [0, 0],
    [0.0995, 1],
    [0.39, 1],
    [0.4, 2],
    [1, 2],
  ])('chapterAt returns for the share %d the chapter %i', (share, chapter) =>
    expect(chapterAt([0, 0.1, 0.4, 1], share)).toBe(chapter),
  );
});
