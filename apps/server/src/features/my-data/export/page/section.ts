import { type Html, html } from './html.ts';
import { pageCopy, type SectionId, sectionCopy } from './page.copy.ts';
import type { Items } from './page-content.ts';

/** HTML that is made while it is read. */
export type Flow = AsyncIterable<Html>;

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

/** Every item as HTML between `open` and `close`; nothing at all without an item. */
export async function* wrapped<T>(
  items: Items<T>,
  open: Html,
  each: (item: T) => Html,
  close: Html,
): AsyncGenerator<Html> {
  let isEmpty = true;
  for await (const item of items) {
    if (isEmpty) yield open;
    isEmpty = false;
    yield each(item);
  }
  if (!isEmpty) yield close;
}

/** Text that a person wrote, with its line breaks. A text from right to left doesn't change what stands around it. */
export const written = (text: string): Html => html`<div class="text" dir="auto">${text}</div>`;

/** A short text that a person wrote, within a line. */
export const inline = (text: string): Html => html`<bdi>${text}</bdi>`;

/** A list of `row`s. */
export const rows: Html = html`<ul class="rows">
`;
export const endOfRows: Html = html`</ul>
`;

/** A row with a title and lines of details. */
export const row = (title: Html, ...lines: readonly Html[]): Html =>
  html`<li><p><strong>${title}</strong></p>${lines.map((line) => html`<p class="small">${line}</p>`)}</li>
`;
