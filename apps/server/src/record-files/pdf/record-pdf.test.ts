import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { RECORD_LIMITS, RECORD_TITLE, SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { LEFT_OUT_AT_FIRST, RECORD_SECTIONS, type RecordSection } from '@alento/domain/health-record/sections';
import { describe, expect, it } from 'vitest';
import { richRecord, sparseRecord } from '../rich-record.fixture.ts';
import { ofRole, readPdf, squeezed, textOf } from './read-pdf.harness.ts';
import { recordPdf } from './record-pdf.ts';

const rich = richRecord();
const readRecord = async (document: RecordDocument) => readPdf(await recordPdf(document));
const titlesIn = (sections: readonly RecordSection[]) => sections.map((section) => SECTION_TITLES[section]);
const LIMITS_TITLE = 'O que este documento não é';

describe('recordPdf', () => {
  it('contains a heading, each section in its order, and what the record is not', async () => {
    const { elements, pages } = await readRecord(rich);
    expect(pages).toBeLessThanOrEqual(4);
    expect((await readRecord(richRecord(90, LEFT_OUT_AT_FIRST))).pages).toBeLessThanOrEqual(3);
    expect(ofRole(elements, 'H1').map(({ text }) => text)).toEqual([RECORD_TITLE]);
    expect(ofRole(elements, 'H2').map(({ text }) => text)).toEqual([...titlesIn(RECORD_SECTIONS), LIMITS_TITLE]);
    const text = textOf(elements);
    for (const one of [
      'Luciana Araújo',
      '15 de dezembro de 2025 a 14 de março de 2026',
      'Feito em 14 de março de 2026',
    ])
      expect(text).toContain(one);
    expect(squeezed(text)).toContain(squeezed(RECORD_LIMITS));
  });

  it('keeps the line breaks and paragraphs of what the person wrote', async () => {
    const [quote] = ofRole((await readRecord(rich)).elements, 'BlockQuote');
    const paragraphs = ofRole(quote?.children ?? [], 'P').map(({ text }) => text.split(/\s*\n/));
    expect(paragraphs).toHaveLength(3);
    expect(paragraphs[2]).toEqual([
      'O que eu queria conversar:',
      '– como dizer não no trabalho sem sentir culpa',
      '– o medo de voltar a ter uma crise igual à de 2023',
      '– se faz sentido continuar com o remédio',
    ]);
  });

  it('has neither title nor text of a section that was removed', async () => {
    for (const section of RECORD_SECTIONS) {
      const { elements } = await readRecord(richRecord(90, [section]));
      const left = RECORD_SECTIONS.filter((one) => one !== section);
      expect(ofRole(elements, 'H2').map(({ text }) => text)).toEqual([...titlesIn(left), LIMITS_TITLE]);
      const text = squeezed(textOf(elements));
      const removed = recordSentencesOf(rich)[section] ?? [];
      expect(removed.length).toBeGreaterThan(0);
      for (const sentence of removed) expect(text).not.toContain(squeezed(sentence));
    }
  });

  it('has a title and the limits only, if all sections and the name are left out', async () => {
    const { elements, pages } = await readRecord({ ...richRecord(90, RECORD_SECTIONS), displayName: null });
    expect(pages).toBe(1);
    expect(ofRole(elements, 'H2').map(({ text }) => text)).toEqual([LIMITS_TITLE]);
    expect(textOf(elements)).not.toContain('Luciana');
  });

  it('has a table with headers for moods, times of day, tags and each screening', async () => {
    const tables = ofRole((await readRecord(rich)).elements, 'Table');
    const cells = tables.map((table) => ofRole([table], 'TR').map((row) => row.children.map(({ text }) => text)));
    expect(ofRole(tables, 'Caption')).toHaveLength(5);
    expect(cells[0]?.slice(0, 2)).toEqual([
      ['Humor', 'Registros'],
      ['Excelente', '5 (5%)'],
    ]);
    expect(cells[1]?.[0]).toEqual(['Hora do dia', 'Média', 'Registros', 'Dias']);
    expect(cells[2]?.[1]?.slice(0, 2)).toEqual(['Caminhada na praia', '3,5']);
    expect(cells[2]?.map((row) => row.at(-1))).toContain('pode ser acaso');
    expect(cells[3]?.slice(1)).toEqual([
      ['20/12/2025', '15', 'moderadamente graves'],
      ['24/01/2026', '12', 'moderados'],
      ['07/03/2026', '7', 'leves'],
    ]);
    expect(cells[4]).toHaveLength(3);
  });

  it('says in words what each figure shows', async () => {
    const figures = ofRole((await readRecord(rich)).elements, 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual([
      'Gráfico da média dos registros por semana, de 15/12/2025 a 14/03/2026. A mais alta foi 3,8, na semana que começa em 01/03/2026; a mais baixa, 0,7, na semana que começa em 15/12/2025. Sem registros em 1 semana.',
      'Gráfico dos pontos do PHQ-9: 15 pontos em 20/12/2025, 12 pontos em 24/01/2026, 7 pontos em 07/03/2026.',
      'Gráfico dos pontos do GAD-7: 13 pontos em 20/12/2025, 8 pontos em 07/03/2026.',
    ]);
    expect(figures[0]?.text).toContain('Muito mal');
    expect(figures[0]?.text).toContain('Excelente');
  });

  it('draws a short period by day, and no figure or table where there is nothing to compare', async () => {
    const { elements, pages } = await readRecord(sparseRecord());
    expect(pages).toBe(1);
    const [figure, ...others] = ofRole(elements, 'Figure');
    expect(figure?.alt).toContain('por dia, de 10/03/2026 a 14/03/2026');
    expect(others).toEqual([]);
    expect(ofRole(elements, 'Caption').map(({ text }) => text)).toEqual(['Quantas vezes cada humor foi registrado']);
    expect(textOf(elements)).toContain('PHQ-9: não respondido no período.');
  });

  it('gives the same bytes for the same document, and others for another day', async () => {
    expect((await recordPdf(richRecord())).equals(await recordPdf(rich))).toBe(true);
    expect((await recordPdf({ ...rich, createdAt: rich.createdAt + 86_400_000 })).equals(await recordPdf(rich))).toBe(
      false,
    );
  });

  it('is small for a year of entries', async () => {
    const bytes = await recordPdf(richRecord(365));
    expect(bytes.length).toBeLessThan(120_000);
    expect((await readPdf(bytes)).pages).toBeLessThanOrEqual(4);
  });
});
