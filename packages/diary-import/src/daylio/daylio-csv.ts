import type { ReadDiary, ReadOptions } from '../diary/diary.ts';
import { createDiaryBuilder, type FoundEntry } from '../diary/diary-builder.ts';
import { scoreOfName } from '../diary/known-moods.ts';
import { PROBLEM_COPY } from '../diary/problems.copy.ts';
import { cleanName, withLineFeeds } from '../text/clean-text.ts';
import { type DateRules, isMonthFirst, type ReadValue, readDate, readTime } from '../text/date-and-time.ts';
import { noteWithTitle } from '../text/note-with-title.ts';
import { type CsvRow, readCsvRows } from './csv-rows.ts';

/** A bar between activities has spaces around it. `a|b` is one activity. */
const BETWEEN = /(?:^|\s)\|(?=\s|$)/;

/** The line of a note for the column `scales`, as in “Sono: 4 · Energia: 3”. Empty without scales. */
const scalesLine = (cell: string): string => cell.split(BETWEEN).map(cleanName).filter(Boolean).join(' · ');

function readRow({ line, shape, cell }: CsvRow, rules: DateRules & { hasTime: boolean }): ReadValue<FoundEntry> {
  if (shape === 'long') return { problem: PROBLEM_COPY.tooManyCells };
  // Spreadsheets leave out empty cells at the end of a row, but never the mood.
  if (shape === 'short' && cell('mood') === '') return { problem: PROBLEM_COPY.incompleteRow };
  const date = readDate(cell('full_date'), rules);
  if ('problem' in date) return date;
  const time = rules.hasTime ? readTime(cell('time')) : { value: null };
  if ('problem' in time) return time;
  const mood = cleanName(cell('mood'));
  if (mood === '') return { problem: PROBLEM_COPY.noMood };
  const value = {
    line,
    localDate: date.value,
    time: time.value,
    mood,
    score: scoreOfName(mood),
    note: noteWithTitle(cell('note_title'), cell('note'), scalesLine(cell('scales'))),
    activities: cell('activities').split(BETWEEN),
  };
  return { value };
}

/** Reads the CSV export of Daylio: English column names, and words of any language in the rows. */
export function readDaylioCsv(text: string, { maxEntries, today }: ReadOptions): ReadDiary {
  const lines = withLineFeeds(text);
  const table = readCsvRows(lines, { maxRows: maxEntries });
  if (!table.ok) return table;
  const diary = createDiaryBuilder({ maxEntries });
  const monthFirst = isMonthFirst(table.rows.map(({ cell }) => cell('full_date')));
  const damaged = lines.indexOf('\ufffd');
  if (damaged >= 0) diary.report(lines.slice(0, damaged).split('\n').length, PROBLEM_COPY.replacedCharacters);
  for (const row of table.rows) {
    const entry = readRow(row, { monthFirst, today, hasTime: table.hasTime });
    if ('problem' in entry) diary.report(row.line, entry.problem);
    else diary.add(entry.value);
  }
  return diary.diary(table.rows.length);
}
