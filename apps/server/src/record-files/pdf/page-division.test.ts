import type { RecordDocument, RecordScreening } from '@alento/domain/health-record/record-document';
import { recordDocument } from '@alento/domain/health-record/record-document.harness';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { addDays } from '@alento/domain/time/local-date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limitOfRuns, runs, sampleOf } from '../../../../../testing/tier/tier.ts';
import { richRecord } from '../rich-record.fixture.ts';
import { printableText } from './page/printable-text.ts';
import { ofRole, readPdf, squeezed, textOf } from './read-pdf.harness.ts';
import { recordPdf } from './record-pdf.ts';

const PAGE = { left: 64, right: 595.28 - 64, bottom: 62 };
/** Room for rounding. */
const SLACK = 0.5;

type Read = Awaited<ReturnType<typeof readPdf>>;

/** Lines that leave the text area, apart from the page numbers below it. */
const outside = ({ lines }: Read) =>
  lines.filter(
    ({ x, y, width, isArtifact }) =>
      x < PAGE.left - SLACK || x + width > PAGE.right + SLACK || (y < PAGE.bottom && !isArtifact),
  );

/** Headings that are the last element of a page. */
const lonelyHeadings = ({ elements }: Read) =>
  elements.filter((document) => /^H\d$/.test(document.children.at(-1)?.role ?? ''));

const readRecord = async (document: RecordDocument) => readPdf(await recordPdf(document));
const withOwnWords = (ownWords: string): RecordDocument => ({ ...richRecord(), ownWords });

describe('pages of a record', () => {
  it('divides a long text between lines, and keeps all of it', async () => {
    const ownWords = Array.from({ length: 400 }, (_, at) => `palavra${at}`).join(' ');
    const read = await readRecord(withOwnWords(`${ownWords}\n\n${ownWords}`));
    expect(new Set(ofRole(read.elements, 'BlockQuote').map(({ page }) => page)).size).toBeGreaterThan(1);
    expect(squeezed(textOf(ofRole(read.elements, 'BlockQuote')))).toContain(squeezed(`${ownWords}${ownWords}`));
    expect(outside(read)).toEqual([]);
    expect(read.untagged).toBe(0);
  });

  it('leaves no single line of a paragraph on a page', async () => {
    const counts = new Set<string>();
    for (let lines = 34; lines < 42; lines++) {
      const read = await readRecord(withOwnWords(Array.from({ length: lines }, () => 'uma linha').join('\n')));
      const drawn = read.lines.filter(({ text }) => text.trim() === 'uma linha');
      expect(drawn).toHaveLength(lines);
      counts.add([1, 2].map((page) => drawn.filter((one) => one.page === page).length).join(' '));
    }
    expect([...counts].some((one) => one.endsWith(' 2'))).toBe(true);
    for (const one of counts) expect(one).not.toMatch(/(^| )1$/);
  });

  it.each(sampleOf(['a', 'á', 'W', '-', '😭', 'ع', 'e\u0301\u0323', '\u200d'], 3))(
    'wraps a word of 2,000 times “%s”',
    async (character) => {
      const read = await readRecord(withOwnWords(`Antes ${character.repeat(2000)} depois`));
      expect(outside(read)).toEqual([]);
      expect(squeezed(textOf(read.elements))).toContain(
        squeezed(printableText(`Antes ${character.repeat(2000)} depois`)),
      );
    },
  );

  it('divides a long table between rows, and repeats its column titles as decoration', async () => {
    const taken = Array.from({ length: 90 }, (_, day): RecordScreening => {
      const localDate = addDays('2025-12-15', day);
      return {
        instrument: 'GAD-7',
        localDate,
        takenAt: day,
        score: 9,
        severity: 'mild',
        answers: {},
        difficulty: null,
      };
    });
    const read = await readRecord({ ...richRecord(), screenings: taken });
    const rows = ofRole(read.elements, 'TR').filter(({ children }) => children[2]?.text === 'leves');
    expect(rows.map(({ children }) => children.length)).toEqual(taken.map(() => 3));
    expect(new Set(rows.map(({ page }) => page)).size).toBeGreaterThan(1);
    const titles = read.lines.filter(({ text }) => text === 'Sintomas');
    expect(titles.map(({ isArtifact }) => isArtifact)).toEqual([false, true, true].slice(0, titles.length));
    expect(titles.length).toBe(new Set(rows.map(({ page }) => page)).size);
    expect(outside(read)).toEqual([]);
  });

  it('keeps a heading with what follows it, wherever the page ends', async () => {
    const counts = Array.from({ length: 16 }, (_, at) => 2 + 2 * at);
    for (const lines of sampleOf(counts, 5)) {
      const read = await readRecord(withOwnWords('uma linha\n'.repeat(lines)));
      expect(lonelyHeadings(read), `${lines} lines`).toEqual([]);
    }
  }, 60_000);

  it(
    'draws any record: all its sentences, within the text area, on at most six pages',
    async () => {
      await fc.assert(
        fc.asyncProperty(recordDocument, async (document) => {
          const bytes = await recordPdf(document);
          expect(bytes.length).toBeLessThan(300_000);
          const read = await readPdf(bytes);
          expect(read.pages).toBeLessThanOrEqual(6);
          expect(read.untagged).toBe(0);
          // A glyph that the font doesn't have is mapped to this character.
          expect(read.drawnTexts.join('')).not.toContain('\0');
          expect(outside(read)).toEqual([]);
          expect(lonelyHeadings(read)).toEqual([]);
          const text = squeezed(textOf(read.elements));
          for (const sentence of Object.values(recordSentencesOf(document)).flat())
            expect(text).toContain(squeezed(printableText(sentence)));
        }),
        { numRuns: runs(10) },
      );
    },
    limitOfRuns(180_000),
  );
});
