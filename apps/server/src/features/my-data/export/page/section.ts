import type { DataCounts } from '@alento/domain/my-data/kinds';
import { isPlanId, PLAN_NAMES } from '@alento/domain/plan/plans';
import type { Reason } from '@alento/domain/recommendation/history';
import type { StoredData } from '../data/stored-data.ts';
import { type Html, html } from './html.ts';
import { pageCopy, type SectionId, sectionCopy } from './page.copy.ts';
import type { Clock } from './page-dates.ts';

/** The text of the reason why a piece was recommended. */
export type ReasonText = (reason: Reason, titleOf: (id: string) => string | undefined) => string;

/** What the line of a month says. */
export type PageMonth = {
  /** yyyy-MM */
  readonly month: string;
  readonly entries: number;
  /** Days with an entry. */
  readonly days: number;
  /** Average score, 0 to 5. */
  readonly average: number;
};

/** What the readable page is made from. Its long lists are read while the page is written, each of them once. */
export type PageSource = {
  data: StoredData;
  /** ms epoch */
  madeAt: number;
  counts: Pick<DataCounts, 'entries' | 'screenings' | 'conversations'>;
  /** Every month with an entry, in any order. */
  months: readonly PageMonth[];
  reasonText: ReasonText;
};

/** HTML that is made while it is read. */
export type Flow = AsyncIterable<Html>;
/** The body of a section; nothing at all if the section is empty. Instants are shown in the zone of the clock. */
export type Part = (source: PageSource, clock: Clock) => Flow;

/** A section with its heading. If the body is empty, the section says so. */
export async function* section(id: SectionId, body: Flow): AsyncGenerator<Html> {
  const copy: { title: string; empty: string; lead?: string } = sectionCopy[id];
  yield html`<section id="${id}" aria-labelledby="${id}-titulo"><h2 id="${id}-titulo">${copy.title}</h2>
`;
  let isEmpty = true;
  for await (const piece of body) {
    if (isEmpty && copy.lead !== undefined)
      yield html`<p class="lead">${copy.lead}</p>
`;
    isEmpty = false;
    yield piece;
  }
  if (isEmpty)
    yield html`<p class="empty">${copy.empty}</p>
`;
  yield html`<p class="back"><a href="#lista">${pageCopy.backToContents}</a></p></section>
`;
}

const rowsOpen: Html = html`<ul class="rows">
`;
const listClose: Html = html`</ul>
`;

/** A list of the items, after its heading; nothing at all without an item. */
export async function* listOf<T>(
  items: AsyncIterable<T> | Iterable<T>,
  each: (item: T) => Html,
  open: Html = rowsOpen,
): AsyncGenerator<Html> {
  let isEmpty = true;
  for await (const item of items) {
    if (isEmpty) yield open;
    isEmpty = false;
    yield each(item);
  }
  if (!isEmpty) yield listClose;
}

/** A list of rows below a heading. */
export const listWithHeading = (heading: string): Html => html`<h3>${heading}</h3>${rowsOpen}`;

/** A row with a title and lines of details. */
export const row = (title: Html, ...lines: readonly Html[]): Html =>
  html`<li><p><strong>${title}</strong></p>${lines.map((line) => html`<p class="small">${line}</p>`)}</li>
`;

/** Text that a person wrote, with its line breaks. A text from right to left doesn't change what stands around it. */
export const userText = (text: string): Html => html`<div class="text" dir="auto">${text}</div>`;

/** A short text that a person wrote, within a line. */
export const inlineUserText = (text: string): Html => html`<bdi>${text}</bdi>`;

export const planNameOf = (planId: string): string => (isPlanId(planId) ? PLAN_NAMES[planId] : planId);

/** Title and kind of a piece of the library; its id if the library has never known it. */
export const pieceOf = ({ pieces }: StoredData, id: string) =>
  pieces.get(id) ?? { title: id, kind: 'article' as const };
