import { type ReadDiary, type ReadOptions, refuseFile } from '../diary/diary.ts';
import { createDiaryBuilder, type ReadEntry } from '../diary/diary-builder.ts';
import { scoreOfName } from '../diary/known-moods.ts';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { cleanName, withLineFeeds } from '../text/clean-text.ts';
import { type DateRules, isMonthFirst, isYearFirst, readDate, readTime } from '../text/date-and-time.ts';
import { readDayOfYear, readNamedDay } from '../text/day-of-year.ts';
import { imageCount } from '../text/html-note.ts';
import { noteWithTitle } from '../text/note-with-title.ts';
import { type CsvRow, hasMoreCells, readCsvRows } from './csv-rows.ts';

/** A bar between activities has spaces around it. `a|b` is one activity. */
const BETWEEN = /(?:^|\s)\|(?=\s|$)/;

/** The line of a note for the column `scales`, as in “Sono: 4 · Energia: 3”. Empty without scales. */
const scalesLine = (cell: string): string => cell.split(BETWEEN).map(cleanName).filter(Boolean).join(' · ');

type Rules = DateRules & { has: (column: string) => boolean };

function readRow({ line, shape, cell }: CsvRow, { has, ...rules }: Rules): ReadEntry {
  if (shape === 'long') return { problem: PROBLEM_COPY.tooManyCells };
  // Spreadsheets leave out empty cells at the end of a row, but never the mood.
  if (shape === 'short' && cell('mood') === '') return { problem: PROBLEM_COPY.incompleteRow };
  const date = has('full_date')
    ? readDate(cell('full_date'), { ...rules, named: readNamedDay(cell('date')) })
    : readDayOfYear(cell('year'), cell('date'), rules);
  if ('problem' in date) return date;
  const mood = cleanName(cell('mood'));
  if (mood === '') return { problem: PROBLEM_COPY.noMood };
  const time = has('time') ? readTime(cell('time')) : { value: null };
  const isTimed = 'value' in time;
  const value = {
    line,
    localDate: date.value,
    time: isTimed ? time.value : null,
    mood,
    score: scoreOfName(mood),
    note: noteWithTitle(cell('note_title'), cell('note'), scalesLine(cell('scales'))),
    activities: cell('activities').split(BETWEEN),
  };
  return isTimed ? { value } : { value, problem: PROBLEM_COPY.withoutTime(time.problem) };
}

/** Reads the CSV export of Daylio: English column names, and words of any language in the rows. */
export function readDaylioCsv(text: string, { maxEntries, today }: ReadOptions): ReadDiary {
  // Before they are replaced: 24 million line breaks took 0.8 GB.
  if (hasMoreCells(text)) return refuseFile('FILE_TOO_COMPLEX');
  const lines = withLineFeeds(text);
  const table = readCsvRows(lines, { maxRows: maxEntries });
  if (!table.ok) return table;
  const diary = createDiaryBuilder({ maxEntries });
  const dates = table.rows.map(({ cell }) => ({ written: cell('full_date'), named: readNamedDay(cell('date')) }));
  const order = { monthFirst: isMonthFirst(dates), yearFirst: isYearFirst(dates, today) };
  const damaged = lines.indexOf('\ufffd');
  if (damaged >= 0) diary.report(lines.slice(0, damaged).split('\n').length, PROBLEM_COPY.replacedCharacters);
  let images = 0;
  for (const row of table.rows) {
    images += imageCount(row.cell('note'));
    diary.take(row.line, readRow(row, { ...order, today, has: table.has }));
  }
  if (images > 0) diary.report(0, PROBLEM_COPY.assets(images));
  return diary.diary(table.rows.length);
}
