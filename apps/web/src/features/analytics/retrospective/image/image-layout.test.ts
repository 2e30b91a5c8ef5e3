import { addDays, daysBetween } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { calendarOf, PANEL } from './image-layout.ts';

const daysOf = (start: string, end: string) =>
  Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => ({
    date: addDays(start, index),
    average: index % 4 === 0 ? null : index % 6,
    entries: index % 4 === 0 ? 0 : 1,
  }));

describe('calendarOf()', () => {
  it.each([
    // Four, five and six weeks.
    ['2026-02', daysOf('2026-02-01', '2026-02-28'), 28],
    ['2026-10', daysOf('2026-10-01', '2026-10-31'), 31],
    ['2026-08', daysOf('2026-08-01', '2026-08-31'), 31],
    ['2024', daysOf('2024-01-01', '2024-12-31'), 366],
  ])('places each day of %s within the panel, and none over another', (span, days, count) => {
    const { faces, texts } = calendarOf(span, days);
    expect(faces).toHaveLength(count);
    for (const { x, y, size } of faces) {
      expect(x).toBeGreaterThanOrEqual(PANEL.x);
      expect(y).toBeGreaterThanOrEqual(PANEL.y);
      expect(x + size).toBeLessThanOrEqual(PANEL.x + PANEL.width);
      expect(y + size).toBeLessThanOrEqual(PANEL.y + PANEL.height);
      const over = faces.filter((other) => Math.abs(other.x - x) < size && Math.abs(other.y - y) < size);
      expect(over).toHaveLength(1);
      // No text crosses a face.
      for (const text of texts) {
        const isBeside = text.x < x || text.x > x + size;
        expect(isBeside || text.y <= y || text.y - text.size >= y + size, `${text.text} over a face`).toBe(true);
      }
    }
  });

  it('gives a day its score, and a day after today only its number', () => {
    const { faces, texts } = calendarOf('2026-11', daysOf('2026-11-01', '2026-11-05'));
    expect(faces.map(({ score }) => score)).toEqual([null, 1, 2, 3, null]);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['D', '1', '30']));
  });

  it('names only the months of a year that have begun', () => {
    const { texts } = calendarOf('2026', daysOf('2026-01-01', '2026-03-02'));
    expect(texts.map(({ text }) => text)).toEqual(['Janeiro', 'Fevereiro', 'Março']);
  });
});
