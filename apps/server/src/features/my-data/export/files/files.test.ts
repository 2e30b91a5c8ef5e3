import { randomBytes } from 'node:crypto';
import type { ExportEntry } from '@alento/contract/my-data/export-document';
import { ENTRY_SOURCES } from '@alento/domain/mood-entry/entry-source';
import AdmZip from 'adm-zip';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../../../testing/tier/tier.ts';
import { piecesOf } from '../../../../integrations/files/pieces-of.ts';
import { archiveOf, entriesText } from '../export-files.ts';
import { jsonText } from './document-file.ts';

async function joined(texts: AsyncIterable<string>): Promise<string> {
  let all = '';
  for await (const text of texts) all += text;
  return all;
}
async function* listed<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
async function collected<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const ENTRY: ExportEntry = {
  ...{ id: 'um', score: 5, note: '', timestamp: Date.parse('2026-03-14T02:05:00Z'), localDate: '2026-03-13' },
  ...{ offsetMinutes: -180, source: 'app', tags: ['t1', 't2', 'gone'], aiAnalysis: '', importId: null },
};
const TAGS = [
  { id: 't1', name: 'sono', icon: 'moon', createdAt: 0 },
  { id: 't2', name: '=cmd', icon: 'moon', createdAt: 0 },
];
const csvOf = (...changes: Partial<ExportEntry>[]) =>
  joined(entriesText({ tags: TAGS, entries: () => listed(changes.map((change) => ({ ...ENTRY, ...change }))) }));

describe('registros.csv', () => {
  it('has a byte order mark, a header and a row for each entry, with its local time and UTC offset', async () => {
    expect(await csvOf({}, { offsetMinutes: 345, score: 0, tags: [], source: 'daylio' })).toBe(
      [
        '\uFEFFdata;hora;fuso;humor;nome do humor;marcadores;nota;origem',
        '2026-03-13;23:05;UTC-03:00;5;Excelente;sono | =cmd;;Alento',
        '2026-03-13;07:50;UTC+05:45;0;Muito mal;;;Daylio',
        '',
      ].join('\r\n'),
    );
  });

  it('has no hour for an entry of a past day', async () => {
    expect(await csvOf({ source: 'past' })).toContain('2026-03-13;;UTC-03:00;5;');
  });

  it('quotes delimiters, quotes and line breaks of notes', async () => {
    expect(await csvOf({ note: 'a;b "c"\nd' })).toContain(';"a;b ""c""\nd";Alento');
    expect(await csvOf({ note: 'um\ndois' })).toContain(';"um\ndois";Alento');
    expect(await csvOf({ note: 'um\rdois' })).toContain(';"um\rdois";Alento');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1'])('has no formula for the note %j', async (note) => {
    const cell = (await csvOf({ note, tags: ['t2'] })).split('\r\n2026').at(-1)?.split(';');
    expect(cell?.at(-2)).toMatch(/^"?'/);
    expect(cell?.at(-3)).toBe("'=cmd");
  });

  it('is written in pieces of about 64 kB, also with long notes', async () => {
    const entries = Array.from({ length: 30 }, () => ({ ...ENTRY, note: 'a'.repeat(20_000) }));
    const pieces = await collected(entriesText({ tags: TAGS, entries: () => listed(entries) }));
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(64 * 1024 + 21_000);
    expect(pieces.join('').split('\r\n')).toHaveLength(entries.length + 2);
  });

  it('names every source', async () => {
    const rows = (await csvOf(...ENTRY_SOURCES.map((source) => ({ source })))).trim().split('\r\n').slice(1);
    expect(rows.map((row) => row.split(';').at(-1)).every((name) => name !== '')).toBe(true);
    expect(rows).toHaveLength(ENTRY_SOURCES.length);
  });
});

describe('jsonText()', () => {
  it('writes any value like JSON.stringify, and streams as lists', () =>
    fc.assert(
      fc.asyncProperty(fc.array(fc.jsonValue(), { maxLength: 5 }), fc.jsonValue(), async (items, value) => {
        const parsed = (text: string) => JSON.parse(text);
        const plain = parsed(JSON.stringify({ value, items, nested: [{ items }] }));
        const nested = listed([{ items: listed(items) }]);
        expect(parsed(await joined(jsonText({ value, items: listed(items), nested })))).toEqual(plain);
      }),
      { numRuns: runs(10) },
    ));
});

describe('piecesOf()', () => {
  it('cuts any stream into pieces of the same size', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 30 }), { maxLength: 10 }),
        fc.integer({ min: 1, max: 40 }),
        async (chunks, size) => {
          const pieces = await collected(piecesOf(listed(chunks), size));
          expect(Buffer.concat(pieces)).toEqual(Buffer.concat(chunks));
          expect(pieces.slice(0, -1).every(({ length }) => length === size)).toBe(true);
          expect(pieces.every(({ length }) => length > 0 && length <= size)).toBe(true);
        },
      ),
      { numRuns: runs(20) },
    ));
});

describe('archiveOf()', () => {
  const NOON = Date.parse('2026-03-14T15:00:00Z');

  it('packs texts of any length and alphabet', async () => {
    const long = 'ção 💛 '.repeat(50_000);
    const files = [
      { name: 'um.txt', text: () => listed([long, 'fim']) },
      { name: 'nada.txt', text: () => [] },
    ];
    const zip = new AdmZip(Buffer.concat(await collected(archiveOf(files, NOON))));
    expect(zip.readFile('um.txt')?.toString()).toBe(`${long}fim`);
    expect(zip.readFile('nada.txt')?.length).toBe(0);
  });

  it('throws what reading a file throws, and stops reading the file if nobody reads the archive', async () => {
    const broken = (async function* () {
      yield 'a';
      throw new Error('unreadable');
    })();
    await expect(collected(archiveOf([{ name: 'um.txt', text: () => broken }], NOON))).rejects.toThrow('unreadable');
    let ended: () => void = () => undefined;
    const end = new Promise<void>((resolve) => {
      ended = resolve;
    });
    const endless = (async function* () {
      try {
        for (;;) yield randomBytes(100_000).toString('base64');
      } finally {
        ended();
      }
    })();
    let bytes = 0;
    for await (const chunk of archiveOf([{ name: 'um.txt', text: () => endless }], NOON)) {
      bytes += chunk.length;
      if (bytes > 200_000) break;
    }
    await end;
  });
});
