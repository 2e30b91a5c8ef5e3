import type { RecordDocument } from '@alento/domain/health-record/record-document';
import type { RecordMoods } from '@alento/domain/health-record/record-figures';
import { averageText, TIME_OF_DAY_LABELS } from '@alento/domain/health-record/record-text.copy';
import { MOOD_LABELS, type MoodScore } from '@alento/domain/mood-entry/scale';
import { moodFill, moodStroke } from '../colours.ts';
import type { Piece } from '../page/piece.ts';
import type { Sheet } from '../page/sheet.ts';
import { table } from '../page/table.ts';
import { pdfCopy } from '../record-pdf.copy.ts';

const BAR_LEFT = 165;
const BAR_HEIGHT = 7;

/** How often each mood was logged, best mood first, with a bar beside each number. */
export function distributionTable(sheet: Sheet, { distribution, entries }: RecordMoods): Piece[] {
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
export function timesTable(sheet: Sheet, times: NonNullable<RecordDocument['timesOfDay']>): Piece[] {
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
export function tagsTable(sheet: Sheet, tags: NonNullable<RecordDocument['tags']>): Piece[] {
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
