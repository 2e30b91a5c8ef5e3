import { describe, expect, it } from 'vitest';
import { richRecord } from '../rich-record.fixture.ts';
import { type Element, ofRole, readPdf } from './read-pdf.harness.ts';
import { recordPdf } from './record-pdf.ts';

const bytes = await recordPdf(richRecord());
const read = await readPdf(bytes);
/** The objects of the file. Only streams are compressed. */
const objects = bytes.toString('latin1');

const ROLES = ['Document', 'H1', 'H2', 'P', 'BlockQuote', 'Table', 'Caption', 'TR', 'TH', 'TD', 'Figure'];
const rolesOf = (elements: readonly Element[]): string[] =>
  elements.flatMap(({ role, children }) => [role, ...rolesOf(children)]);

describe('a record as PDF/UA-1 (ISO 14289-1)', () => {
  it('is identified as PDF/UA, tagged, in Portuguese, with a title that viewers show', () => {
    expect(objects.startsWith('%PDF-1.7')).toBe(true);
    expect(read.markInfo).toMatchObject({ Marked: true, Suspects: false });
    expect(read.info).toMatchObject({ Language: 'pt-BR', Title: 'Prontuário de humor, 15/12/2025 a 14/03/2026' });
    expect(read.viewerPreferences).toMatchObject({ DisplayDocTitle: true });
    expect(read.xmp('pdfuaid:part')).toBe('1');
    expect(read.xmp('dc:title')).toBe(read.info.Title);
  });

  it('draws nothing outside of an element or an artifact', () => {
    expect(read.untagged).toBe(0);
  });

  it('uses standard roles only, in one element per document', () => {
    expect(new Set(rolesOf(read.elements))).toEqual(new Set(ROLES));
    expect(objects.match(/\/S \/Document\b/g)).toHaveLength(1);
  });

  it('has a text alternative and a bounding box for each figure', () => {
    const figures = objects.split('endobj').filter((object) => object.includes('/S /Figure'));
    expect(figures).toHaveLength(3);
    for (const figure of figures) expect(figure).toMatch(/\/Alt \([\s\S]+\/BBox \[/);
  });

  it('has a space between the lines of a text, for readers that join them', () => {
    expect(read.drawnTexts).toContain('O que eu queria conversar: ');
  });

  it('has a scope for each header cell', () => {
    const headers = objects.split('endobj').filter((object) => /\/S \/TH\b/.test(object));
    expect(headers).toHaveLength(ofRole(read.elements, 'TH').length);
    for (const header of headers) expect(header).toMatch(/\/O \/Table\s+\/Scope \/(Row|Column)/);
  });

  it('has as many cells in each row of a table as it has columns', () => {
    for (const table of ofRole(read.elements, 'Table')) {
      const rows = ofRole([table], 'TR').map(({ children }) => children.length);
      expect(new Set(rows).size).toBe(1);
    }
  });

  it('numbers each page in an artifact', () => {
    const numbers = read.lines.filter(({ isArtifact, text }) => isArtifact && / de \d+$/.test(text));
    expect(numbers.map(({ page, text }) => [page, text])).toEqual(
      Array.from({ length: read.pages }, (_, at) => [at + 1, `${at + 1} de ${read.pages}`]),
    );
  });

  it('embeds two fonts with a map to Unicode, and no incomplete list of their glyphs', () => {
    expect(objects.match(/\/FontFile2 /g)).toHaveLength(2);
    expect(objects.match(/\/ToUnicode /g)).toHaveLength(2);
    expect(objects).not.toContain('/CIDSet');
    expect(objects).not.toMatch(/Helvetica/);
  });

  it('orders the fields of a page by its structure', () => {
    expect(objects.match(/\/Tabs \/S\b/g)).toHaveLength(read.pages);
  });
});
