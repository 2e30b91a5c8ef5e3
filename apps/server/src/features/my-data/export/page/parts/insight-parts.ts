import { type Html, html } from '../html.ts';
import { markdownHtml } from '../markdown-html.ts';
import { readingCopy, summaryCopy, writerCopy } from '../page.copy.ts';
import type { Items, PageReading, PageRecommendations, PageSummary } from '../page-content.ts';
import { type Clock, longDate, weekdayAndDate } from '../page-dates.ts';
import { inline, wrapped } from '../section.ts';

/** The weekly summaries; the first one is open. */
export async function* summaryPart(summaries: Items<PageSummary>, clock: Clock): AsyncGenerator<Html> {
  let isFirst = true;
  for await (const { startDate, endDate, text, generatedAt, writtenBy } of summaries) {
    yield html`<details${isFirst ? html` open` : null}><summary><h3>${summaryCopy.week(longDate(startDate), longDate(endDate))}</h3></summary><div>${markdownHtml(text)}</div><p class="small">${summaryCopy.made(writerCopy[writtenBy], clock.date(generatedAt))}</p></details>
`;
    isFirst = false;
  }
}

const daySet = ({ localDate, pieces }: PageRecommendations): Html =>
  html`<h4>${weekdayAndDate(localDate)}</h4><ul class="rows">${pieces.map(
    ({ title, kind, reason }) =>
      html`<li><p><strong>${inline(title)}</strong> <span class="mark">${readingCopy.kinds[kind]}</span></p><p class="small" dir="auto">${reason}</p></li>`,
  )}</ul>
`;

/** The recommendations by year; all of them are closed until they are opened. */
export async function* recommendationPart(sets: Items<PageRecommendations>): AsyncGenerator<Html> {
  let year: string | null = null;
  for await (const set of sets) {
    const setYear = set.localDate.slice(0, 4);
    if (setYear !== year) {
      yield html`${year === null ? null : html`</details>`}<details><summary><h3>${setYear}</h3></summary>
`;
      year = setYear;
    }
    yield daySet(set);
  }
  if (year !== null)
    yield html`</details>
`;
}

/** What the person opened and saved in the library. */
export async function* readingPart({ saved, read }: PageReading, clock: Clock): AsyncGenerator<Html> {
  const title = (piece: { title: string; kind: keyof typeof readingCopy.kinds }): Html =>
    html`<strong>${inline(piece.title)}</strong> <span class="mark">${readingCopy.kinds[piece.kind]}</span>`;
  const close = html`</ul>
`;
  yield* wrapped(
    saved.items,
    html`<h3>${readingCopy.saved}</h3><ul class="rows">`,
    (piece) => html`<li><p>${title(piece)}</p></li>`,
    close,
  );
  yield* wrapped(
    read.items,
    html`<h3>${readingCopy.read}</h3><ul class="rows">`,
    (piece) =>
      html`<li><p>${title(piece)}</p><p class="small">${readingCopy.share(piece.share)}, ${readingCopy.last(clock.date(piece.at))}</p></li>`,
    close,
  );
}
