import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chapterAt, chapterStarts, placeOf } from './book-chapters.ts';

const text = (length: number) => ({ content: 'a'.repeat(length) });
const WINDOW = { line: 200, height: 800 };

describe('where a book is read', () => {
  it('a chapter begins where the texts before it end', () => {
    expect(chapterStarts([text(10), text(30), text(60)])).toEqual([0, 0.1, 0.4, 1]);
    expect(chapterStarts([{ content: null }, { content: null }])).toEqual([0, 0, 1]);
  });

  it('is before the first chapter, in one, and at the end', () => {
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

  it('a whole book in view is not read before its first word reached the line', () => {
    expect(placeOf([{ top: 300, bottom: 600 }], [0, 1], WINDOW)).toEqual({ chapter: null, share: 0 });
  });

  it('a place kept where a chapter begins leads to that chapter, however the lengths fall', () => {
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

  it('reading on never lies further back', () => {
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
  ])('share %d lies in chapter %i', (share, chapter) => expect(chapterAt([0, 0.1, 0.4, 1], share)).toBe(chapter));
});
