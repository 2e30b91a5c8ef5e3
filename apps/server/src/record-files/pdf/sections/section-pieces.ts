import type { RecordDocument, RecordScreening } from '@alento/domain/health-record/record-document';
import type { RecordMoods } from '@alento/domain/health-record/record-figures';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import {
  averageText,
  dayText,
  SECTION_TITLES,
  TIME_OF_DAY_LABELS,
} from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS, type RecordSection } from '@alento/domain/health-record/sections';
import { MOOD_LABELS, type MoodScore } from '@alento/domain/mood-entry/scale';
import {
  DIFFICULTY_ANSWERS,
  INSTRUMENTS,
  type Instrument,
  SEVERITY_LABELS,
} from '@alento/domain/screening/instruments';
import type { Period } from '../charts/axes.ts';
import { courseChart } from '../charts/course-chart.ts';
import { drawScreenings } from '../charts/screening-chart.ts';
import { moodFill, moodStroke } from '../colours.ts';
import { headed, type Piece, paragraph } from '../page/piece.ts';
import { quotation } from '../page/quotation.ts';
import { roomOf, type Sheet } from '../page/sheet.ts';
import { table } from '../page/table.ts';
import { pdfCopy } from '../record-pdf.copy.ts';

const BAR_LEFT = 165;
const BAR_HEIGHT = 7;

/** How often each mood was logged, best mood first, with a bar beside each number. */
function distributionTable(sheet: Sheet, { distribution, entries }: RecordMoods): Piece[] {
  if (entries === 0) return [];
  const { caption, mood, entries: entriesTitle } = pdfCopy.distribution;
  const bestFirst = distribution.toReversed();
  const most = Math.max(...distribution.map((one) => one.entries));
  return [
    table(sheet, {
      caption,
      columns: [
        { title: mood, width: 90 },
        { title: entriesTitle, width: sheet.width - 90 },
      ],
      rows: bestFirst.map((one) => [MOOD_LABELS[one.score] ?? '', pdfCopy.share(one.entries, entries)]),
      decorateRow: (row, { x, y, width, height }) => {
        const { score, entries: count } = bestFirst[row] ?? { score: 0, entries: 0 };
        const length = (count / most) * (width - BAR_LEFT);
        if (length === 0) return;
        sheet.doc
          .rect(x + BAR_LEFT, y + (height - BAR_HEIGHT) / 2, length, BAR_HEIGHT)
          .lineWidth(0.6)
          .fillAndStroke(moodFill(score as MoodScore), moodStroke(score as MoodScore));
      },
    }),
  ];
}

/** Averages by time of day; none if fewer than two can be compared, as the section's sentence then says. */
function timesTable(sheet: Sheet, times: NonNullable<RecordDocument['timesOfDay']>): Piece[] {
  if (times.filter(({ average }) => average !== null).length < 2) return [];
  const { caption, part, average, entries, days } = pdfCopy.times;
  return [
    table(sheet, {
      caption,
      columns: [
        { title: part, width: 150 },
        { title: average, width: 90, align: 'right' },
        { title: entries, width: 70, align: 'right' },
        { title: days, width: 70, align: 'right' },
      ],
      rows: times.map((one) => [
        TIME_OF_DAY_LABELS[one.part],
        one.average === null ? pdfCopy.tooFew(one.entries) : averageText(one.average),
        String(one.entries),
        String(one.days),
      ]),
    }),
  ];
}

/** Averages of the days with each tag and without it. */
function tagsTable(sheet: Sheet, tags: NonNullable<RecordDocument['tags']>): Piece[] {
  if (tags.length === 0) return [];
  const { caption, name, average, days, otherAverage, otherDays, difference } = pdfCopy.tags;
  return [
    table(sheet, {
      caption,
      columns: [
        { title: name, width: 122 },
        { title: average, width: 66, align: 'right' },
        { title: days, width: 60, align: 'right' },
        { title: otherAverage, width: 68, align: 'right' },
        { title: otherDays, width: 60, align: 'right' },
        { title: difference, width: 91 },
      ],
      rows: tags.map((tag) => [
        tag.name,
        averageText(tag.average),
        String(tag.days),
        averageText(tag.otherAverage),
        String(tag.otherDays),
        pdfCopy.difference(tag.isClear),
      ]),
    }),
  ];
}

const CHART_HEIGHT = 108;
const CHART_WIDTH = 212;

function tableOf(sheet: Sheet, instrument: Instrument, taken: readonly RecordScreening[]): Piece {
  const { caption, date, score, severity } = pdfCopy.screenings;
  return table(sheet, {
    caption: caption(instrument),
    columns: [
      { title: date, width: 70 },
      { title: score, width: 50, align: 'right' },
      { title: severity, width: 118 },
    ],
    rows: taken.map((one) => [dayText(one.localDate), String(one.score), SEVERITY_LABELS[one.severity]]),
  });
}

/** The results of one instrument as a table, with a figure beside it if there are two or more. */
function tableWithChart(
  sheet: Sheet,
  instrument: Instrument,
  taken: readonly RecordScreening[],
  period: Period,
): Piece {
  const { doc, left, width } = sheet;
  const results = tableOf(sheet, instrument, taken);
  if (taken.length < 2) return results;
  return {
    ...results,
    start: Math.max(results.start, CHART_HEIGHT),
    draw: () => {
      const { y } = doc;
      const roomBefore = roomOf(sheet);
      const box = { x: left + width - CHART_WIDTH, y: y + 4, width: CHART_WIDTH, height: CHART_HEIGHT - 4 };
      drawScreenings(sheet, taken, period, box);
      const { count } = doc.bufferedPageRange();
      results.draw();
      const isSamePage = doc.bufferedPageRange().count === count;
      if (isSamePage && roomBefore - roomOf(sheet) < CHART_HEIGHT) doc.y = y + CHART_HEIGHT;
    },
  };
}

/** The answer about difficulties in daily life that was given last. */
function difficultyOf(sheet: Sheet, taken: readonly RecordScreening[]): Piece[] {
  const last = taken.findLast(({ difficulty }) => difficulty !== null);
  const answer = DIFFICULTY_ANSWERS[last?.difficulty ?? -1];
  if (!last || answer === undefined) return [];
  return [paragraph(sheet, pdfCopy.difficulty(last.localDate, answer), { gap: 8 })];
}

/** Tables and figures of the instruments that were answered. */
const screeningPieces = (sheet: Sheet, screenings: readonly RecordScreening[], period: Period): Piece[] =>
  INSTRUMENTS.flatMap((instrument) => {
    const taken = screenings.filter((one) => one.instrument === instrument);
    if (taken.length === 0) return [];
    return [tableWithChart(sheet, instrument, taken, period), ...difficultyOf(sheet, taken)];
  });

/** Sections whose text is only what the person wrote. */
const OWN_TEXT: ReadonlySet<RecordSection> = new Set(['own-words', 'medication']);
/** Sections with answers of the person, which have a common date. */
const SELF_REPORTED: readonly RecordSection[] = ['sleep', 'treatment', 'medication'];

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
  const lastSelfReported = present.findLast((section) => SELF_REPORTED.includes(section));
  return present.flatMap((section) => {
    const texts = sentences[section] ?? [];
    const isLastSelfReported = section === lastSelfReported && document.toldOn !== null;
    return headed(paragraph(sheet, SECTION_TITLES[section], { style: 'section', gap: 18, role: 'H2' }), [
      ...(OWN_TEXT.has(section)
        ? texts.flatMap((text) => quotation(sheet, text))
        : texts.map((text) => paragraph(sheet, text))),
      ...illustrationsOf(sheet, section, document),
      ...(isLastSelfReported
        ? [paragraph(sheet, pdfCopy.answersChangedOn(document.toldOn ?? ''), { style: 'note', gap: 10 })]
        : []),
    ]);
  });
}
