import type { RecordDocument } from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS, type RecordSection } from '@alento/domain/health-record/sections';
import { courseChart } from '../charts/course-chart.ts';
import { headed, type Piece, paragraph } from '../page/piece.ts';
import { quotation } from '../page/quotation.ts';
import type { Sheet } from '../page/sheet.ts';
import { pdfCopy } from '../record-pdf.copy.ts';
import { distributionTable, tagsTable, timesTable } from './mood-pieces.ts';
import { screeningPieces } from './screening-pieces.ts';

/** Sections whose text is only what the person wrote. */
const OWN_TEXT: ReadonlySet<RecordSection> = new Set(['own-words', 'medication']);
/** Sections with answers of the person, which have a common date. */
const TOLD: readonly RecordSection[] = ['sleep', 'treatment', 'medication'];

/** Figures and tables that follow the sentences of a section. */
function illustrationsOf(sheet: Sheet, section: RecordSection, document: RecordDocument): Piece[] {
  const { moods, timesOfDay, tags, screenings, startDate: start, endDate: end } = document;
  const period = { start, end };
  if (section === 'moods' && moods) return [...courseChart(sheet, moods, period), ...distributionTable(sheet, moods)];
  if (section === 'times-of-day' && timesOfDay) return timesTable(sheet, timesOfDay);
  if (section === 'tags' && tags) return tagsTable(sheet, tags);
  if (section === 'screenings' && screenings) return screeningPieces(sheet, screenings, period);
  return [];
}

/** The sections of a document in their order. Sections that were left out or have no content are missing. */
export function sectionPieces(sheet: Sheet, document: RecordDocument): Piece[] {
  const sentences = recordSentencesOf(document);
  const present = RECORD_SECTIONS.filter((section) => (sentences[section] ?? []).length > 0);
  const lastTold = present.findLast((section) => TOLD.includes(section));
  return present.flatMap((section) => {
    const texts = sentences[section] ?? [];
    const isLastTold = section === lastTold && document.toldOn !== null;
    return headed(paragraph(sheet, SECTION_TITLES[section], { style: 'section', gap: 18, role: 'H2' }), [
      ...(OWN_TEXT.has(section)
        ? texts.flatMap((text) => quotation(sheet, text))
        : texts.map((text) => paragraph(sheet, text))),
      ...illustrationsOf(sheet, section, document),
      ...(isLastTold ? [paragraph(sheet, pdfCopy.toldOn(document.toldOn ?? ''), { style: 'note', gap: 10 })] : []),
    ]);
  });
}
