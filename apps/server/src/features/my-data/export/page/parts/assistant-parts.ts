import type { ExportMessage, ExportRecommendations } from '@alento/contract/my-data/export-document';
import type { Reason } from '@alento/domain/recommendation/history';
import type { StoredData } from '../../data/stored-data.ts';
import { type Html, html } from '../html.ts';
import { markdownHtml } from '../markdown-html.ts';
import { chatCopy, readingCopy, summaryCopy, writerCopy } from '../page.copy.ts';
import { type Clock, longDate, weekdayAndDate } from '../page-dates.ts';
import { inlineUserText, listOf, listWithHeading, type PageSource, pieceOf, userText } from '../section.ts';

/** The finished weekly summaries. */
export const summariesOf = ({ summaries }: StoredData) =>
  summaries.flatMap(({ summary, ...rest }) => (summary === null ? [] : [{ ...rest, summary }]));

/** The weekly summaries; the first one is open. */
export async function* summaryPart({ data }: PageSource, clock: Clock): AsyncGenerator<Html> {
  for (const [place, summary] of summariesOf(data).entries()) {
    const { startDate, endDate, finishedAt, createdAt, writtenBy } = summary;
    const origin = summaryCopy.createdOn(writerCopy[writtenBy ?? 'local'], clock.date(finishedAt ?? createdAt));
    yield html`<details${place === 0 ? html` open` : null}><summary><h3>${summaryCopy.week(longDate(startDate), longDate(endDate))}</h3></summary><div>${markdownHtml(summary.summary)}</div><p class="small">${origin}</p></details>
`;
  }
}

function daySet({ localDate, pieces }: ExportRecommendations, { data, reasonText }: PageSource): Html {
  const items = pieces.map(({ id, reason }) => {
    const { title, kind } = pieceOf(data, id);
    // The reasons of a set were checked when it was decrypted.
    const text = reasonText(reason as Reason, (read) => data.pieces.get(read)?.title);
    return html`<li><p><strong>${inlineUserText(title)}</strong> <span class="mark">${readingCopy.kinds[kind]}</span></p><p class="small" dir="auto">${text}</p></li>`;
  });
  return html`<h4>${weekdayAndDate(localDate)}</h4><ul class="rows">${items}</ul>
`;
}

/** The recommendations by year; all of them are closed until they are opened. */
export async function* recommendationPart(source: PageSource): AsyncGenerator<Html> {
  let year: string | null = null;
  for await (const set of source.data.recommendations()) {
    const setYear = set.localDate.slice(0, 4);
    if (setYear !== year) {
      yield html`${year === null ? null : html`</details>`}<details><summary><h3>${setYear}</h3></summary>
`;
      year = setYear;
    }
    yield daySet(set, source);
  }
  if (year !== null)
    yield html`</details>
`;
}

function messageHtml({ isUser, text, timestamp, writtenBy }: ExportMessage, clock: Clock): Html {
  const reply = () =>
    text === '' ? html`<p class="small">${chatCopy.noReply}</p>` : html`<div>${markdownHtml(text)}</div>`;
  return html`<li class="${isUser ? 'mine' : 'reply'}"><p class="small"><strong>${
    isUser ? chatCopy.you : chatCopy.assistant[writtenBy ?? 'local']
  }</strong> · <time datetime="${clock.machine(timestamp)}">${clock.dateAndTime(timestamp)}</time></p>${isUser ? userText(text) : reply()}</li>
`;
}

/** The conversations, each of them closed until it is opened. */
export async function* chatPart({ data }: PageSource, clock: Clock): AsyncGenerator<Html> {
  for await (const { title, bookId, createdAt, messageCount, messages } of data.conversations()) {
    const book = bookId === null ? null : html`. ${chatCopy.aboutBook(pieceOf(data, bookId).title)}`;
    yield html`<details><summary><h3>${inlineUserText(title)}</h3><span class="figures">${clock.date(createdAt)}, ${chatCopy.messages(messageCount)}${book}</span></summary><ul class="messages">
`;
    for await (const message of messages()) yield messageHtml(message, clock);
    yield html`</ul></details>
`;
  }
}

/** What the person saved and opened in the library. */
export async function* readingPart({ data }: PageSource, clock: Clock): AsyncGenerator<Html> {
  const title = (id: string): Html => {
    const piece = pieceOf(data, id);
    return html`<strong>${inlineUserText(piece.title)}</strong> <span class="mark">${readingCopy.kinds[piece.kind]}</span>`;
  };
  const { saved, progress } = data.reading;
  yield* listOf(saved, (id) => html`<li><p>${title(id)}</p></li>`, listWithHeading(readingCopy.saved));
  yield* listOf(
    Object.entries(progress),
    ([id, { share, at }]) =>
      html`<li><p>${title(id)}</p><p class="small">${readingCopy.share(share)}, ${readingCopy.last(clock.date(at))}</p></li>`,
    listWithHeading(readingCopy.read),
  );
}
