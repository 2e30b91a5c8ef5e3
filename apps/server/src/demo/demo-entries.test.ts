import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { addDays, localDateOf, weekdayOf } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { demoEntries } from './demo-entries.ts';
import { AWAY, DEMO_DAYS, HARD } from './demo-life.ts';
import { parseNotes, readDemoNotes } from './demo-notes.ts';
import type { DemoEntry } from './moment.ts';

const timeZone = 'America/Sao_Paulo';
/** Saturday, 21 November 2026, 20:00 in São Paulo. */
const NOW = Date.parse('2026-11-21T23:00:00Z');
const notes = readDemoNotes();
const live = (now = NOW, seed = 14): DemoEntry[] => demoEntries(notes, { now, timeZone, seed });
const dayOf = ({ timestamp }: DemoEntry): string => localDateOf(timestamp, timeZone);
const daysOf = (entries: DemoEntry[]): Map<string, DemoEntry[]> => Map.groupBy(entries, dayOf);
const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const averageOf = (entries: DemoEntry[]): number => mean(entries.map(({ score }) => score));

describe('the notes of the demo account', () => {
  it('are at least 150 distinct texts within the length limit', () => {
    const texts = notes.map(({ text }) => text);
    expect(texts.length).toBeGreaterThanOrEqual(150);
    expect(new Set(texts).size).toBe(texts.length);
    const lengths = texts.map((text) => text.length);
    expect(Math.min(...lengths)).toBeLessThan(10);
    expect(Math.max(...lengths)).toBeGreaterThan(800);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(NOTE_MAX);
    expect(texts.some((text) => text.includes('\n'))).toBe(true);
    expect(texts.some((text) => /\p{Extended_Pictographic}/u.test(text))).toBe(true);
  });

  it('are refused by parseNotes if a heading has no score', () => {
    expect(() => parseNotes('# Title\n\n## | Trabalho\nSem nota')).toThrow('no score');
  });

  it('are parsed by parseNotes into text, scores, tags and times', () => {
    expect(parseNotes('## 0 1 | Dormi mal, Saúde | hard monday night\nUm\n\nDois\n')).toEqual([
      {
        text: 'Um\n\nDois',
        scores: [0, 1],
        tags: ['Dormi mal', 'Saúde'],
        slots: ['night'],
        weekdays: [1],
        part: 'hard',
        daysAgo: null,
      },
    ]);
  });
});

describe('the entries of the demo account', () => {
  const entries = live();
  const days = daysOf(entries);

  it('depend only on the clock and the seed', () => {
    expect(live()).toEqual(entries);
    expect(live(NOW, 15)).not.toEqual(entries);
  });

  it('include days with several entries, and more than 150 different notes', () => {
    expect(entries.length).toBeGreaterThan(450);
    const perDay = [...days.values()].map((ofDay) => ofDay.length);
    expect(Math.max(...perDay)).toBe(4);
    expect(perDay.filter((count) => count > 1).length).toBeGreaterThan(80);
    expect(new Set(entries.map(({ note }) => note)).size).toBeGreaterThan(150);
  });

  it('have notes that match their score and tags, and never repeat a long note', () => {
    const long = entries.map(({ note }) => note).filter((note) => note.length > 45);
    expect(new Set(long).size).toBe(long.length);
    const known = new Map(notes.map((note) => [note.text, note]));
    for (const { note, score, tags } of entries) {
      if (note === '') continue;
      expect(known.get(note)?.scores, note).toContain(score);
      expect(tags, note).toEqual(expect.arrayContaining([...(known.get(note)?.tags ?? [])]));
    }
  });

  it('are missing on travel days and on some other days', () => {
    for (const { first, last } of AWAY) {
      for (let ago = first; ago >= last; ago -= 1) expect(days.has(addDays('2026-11-21', -ago))).toBe(false);
    }
    const away = AWAY.reduce((sum, { first, last }) => sum + first - last + 1, 0);
    expect(away).toBeGreaterThan(20);
    expect(days.size).toBeLessThan(DEMO_DAYS - away - 20);
  });

  it('have lower scores in the hard month than in the month before and in the last two months', () => {
    const between = (first: number, last: number) =>
      entries.filter((entry) => {
        const day = dayOf(entry);
        return day >= addDays('2026-11-21', -first) && day <= addDays('2026-11-21', -last);
      });
    const hard = between(HARD.first, HARD.last);
    expect(averageOf(hard)).toBeLessThan(2);
    expect(hard.filter(({ score }) => score === 0).length).toBeGreaterThan(2);
    expect(averageOf(between(HARD.first + 31, HARD.first + 1))).toBeGreaterThan(averageOf(hard) + 1);
    expect(averageOf(between(60, 0))).toBeGreaterThan(3);
  });

  it.each(['Dormi mal', 'Muita tela', 'Trabalho'])('have lower scores on days with the tag %s', (tag) => {
    const [marked, others] = split(tag);
    expect(mean(marked)).toBeLessThan(mean(others) - 0.15);
  });

  it.each(['Dormi bem', 'Exercício', 'Amigos', 'Ar livre'])('have higher scores on days with the tag %s', (tag) => {
    const [marked, others] = split(tag);
    expect(marked.length).toBeGreaterThan(30);
    expect(mean(marked)).toBeGreaterThan(mean(others) + 0.25);
  });

  it('have lower scores on Mondays than on Saturdays', () => {
    const on = (weekday: number) =>
      mean([...days].filter(([day]) => weekdayOf(day) === weekday).map(([, of]) => averageOf(of)));
    expect(on(1)).toBeLessThan(on(6) - 0.5);
  });

  it.each([
    ['in the evening', NOW],
    ['just after midnight', Date.parse('2026-11-23T03:00:05Z')],
    ['just before midnight', Date.parse('2026-11-23T02:59:59Z')],
    ['on a leap day', Date.parse('2028-02-29T15:00:00Z')],
  ])('end on the current day and not in the future if they are generated %s', (_when, now) => {
    const lived = live(now);
    expect(Math.max(...lived.map(({ timestamp }) => timestamp))).toBeLessThanOrEqual(now);
    const recorded = daysOf(lived);
    expect(recorded.has(localDateOf(now, timeZone))).toBe(true);
    expect([...recorded.keys()].sort()[0]).toBe(addDays(localDateOf(now, timeZone), 1 - DEMO_DAYS));
    const timestamps = lived.map(({ timestamp }) => timestamp);
    expect(timestamps).toEqual([...timestamps].sort((one, other) => one - other));
  });

  /** Daily averages of days with and without a tag. */
  function split(tag: string): [number[], number[]] {
    const marked: number[] = [];
    const others: number[] = [];
    for (const ofDay of days.values()) {
      (ofDay.some(({ tags }) => tags.includes(tag)) ? marked : others).push(averageOf(ofDay));
    }
    return [marked, others];
  }
});
