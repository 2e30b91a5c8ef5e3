import type { ExportEntry } from '@alento/contract/my-data/export-document';
import {
  CHART_Y_MAX,
  chartBarValue,
  MOOD_LABELS,
  type MoodScore,
  moodLabelOf,
  nearestScore,
} from '@alento/domain/mood-entry/scale';
import { wallClockOf } from '../../files/wall-clock.ts';
import { emptyHtml, type Html, html } from '../html.ts';
import { moodFace } from '../mood-faces.ts';
import { diaryCopy } from '../page.copy.ts';
import { longMonth, weekdayAndDate } from '../page-dates.ts';
import { listOf, type PageMonth, type PageSource, userText } from '../section.ts';

const BAR_UNITS = 100;
/** Rounding to halves keeps the attribute short; a bar has about 200 px. */
const halves = (value: number): number => Math.round(value * 2) / 2;

/** Bar of an average with the same scale as the app's charts. Its words stand beside it. */
const bar = (average: number): Html =>
  html`<svg class="bar m${nearestScore(average)}" viewBox="0 0 ${BAR_UNITS} 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="${BAR_UNITS}" height="8"/><rect class="fill" width="${halves((chartBarValue(average) / CHART_Y_MAX) * BAR_UNITS)}" height="8"/></svg>`;

const figuresOf = ({ entries, days, average }: PageMonth): Html =>
  html`<span class="figures">${diaryCopy.figures(entries, days)}. ${diaryCopy.average(average, moodLabelOf(average))}</span>${bar(average)}`;

function entryHtml({ note, aiAnalysis, ...entry }: ExportEntry, tagNames: readonly string[]): Html {
  const score = entry.score as MoodScore;
  const time = wallClockOf(entry);
  const way = diaryCopy.sources[entry.source];
  return html`<li class="entry m${score}"><p class="mood">${moodFace(score)}<strong>${MOOD_LABELS[score]}</strong> <time datetime="${entry.localDate}${time === null ? '' : `T${time}`}">${time ?? diaryCopy.noHour}</time>${way === null ? null : html` <span class="mark">${way}</span>`}</p>${
    note === '' ? null : userText(note)
  }${
    tagNames.length === 0
      ? null
      : html`<ul class="tags" aria-label="${diaryCopy.tags}">${tagNames.map((name) => html`<li dir="auto">${name}</li>`)}</ul>`
  }${aiAnalysis === '' ? null : html`<p class="small">${diaryCopy.analysis}</p>${userText(aiAnalysis)}`}</li>
`;
}

/** The sentence above the months. */
function spanOf(months: readonly PageMonth[], entries: number): Html {
  const sorted = months.map(({ month }) => month).sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  return first === undefined || last === undefined
    ? emptyHtml
    : html`<p>${diaryCopy.span(entries, longMonth(first), longMonth(last))}</p>
`;
}

const openMonth = (month: string, figures: PageMonth | undefined, isNewest: boolean): Html =>
  html`<details class="month"${isNewest ? html` open` : null}><summary><h3>${longMonth(month)}</h3>${figures === undefined ? null : figuresOf(figures)}</summary>
`;

const openDay = (date: string): Html => html`<h4>${weekdayAndDate(date)}</h4><ul class="day">
`;
const closeDay = html`</ul>
`;
const closeMonth = html`</details>
`;

/**
 * The entries by month and day; the newest month is open. An entry of a later month than the one before it, which a
 * journey across zones can cause, stays in the month that is open, under its own date.
 */
export async function* diaryPart({ data, counts, months }: PageSource): AsyncGenerator<Html> {
  const names = new Map(data.tags.map(({ id, name }) => [id, name]));
  const figures = new Map(months.map((month) => [month.month, month]));
  let month: string | null = null;
  let day: string | null = null;
  for await (const entry of data.entries()) {
    const entryMonth = entry.localDate.slice(0, 7);
    if (entry.localDate !== day && day !== null) yield closeDay;
    if (month === null) yield spanOf(months, counts.entries);
    if (month === null || entryMonth < month) {
      if (month !== null) yield closeMonth;
      yield openMonth(entryMonth, figures.get(entryMonth), month === null);
      month = entryMonth;
    }
    if (entry.localDate !== day) yield openDay(entry.localDate);
    day = entry.localDate;
    yield entryHtml(
      entry,
      entry.tags.flatMap((id) => names.get(id) ?? []),
    );
  }
  if (day !== null) yield html`${closeDay}${closeMonth}`;
}

/** The names of the tags. */
export const tagPart = ({ data }: PageSource): AsyncGenerator<Html> =>
  listOf(data.tags, ({ name }) => html`<li dir="auto">${name}</li>`, html`<ul class="tags">`);
