import { type Html, html } from '../html.ts';
import { recordCopy } from '../page.copy.ts';
import type { Items, PageRecord } from '../page-content.ts';
import { type Clock, longDate } from '../page-dates.ts';
import { inline } from '../section.ts';

const sectionOf = ({ title, sentences }: PageRecord['sections'][number]): Html =>
  html`<h4>${title}</h4>${sentences.map((sentence) => html`<p class="text" dir="auto">${sentence}</p>`)}`;

/** The health records with their sections; the first one is open. */
export async function* recordPart(records: Items<PageRecord>, clock: Clock): AsyncGenerator<Html> {
  let isFirst = true;
  for await (const { startDate, endDate, createdAt, displayName, sections } of records) {
    const period = recordCopy.period(longDate(startDate), longDate(endDate));
    const name = displayName === null ? null : html`<p>${recordCopy.name} ${inline(displayName)}</p>`;
    yield html`<details${isFirst ? html` open` : null}><summary><h3>${period}</h3></summary><div>${name}${sections.map(sectionOf)}</div><p class="small">${recordCopy.made(clock.date(createdAt))}</p></details>
`;
    isFirst = false;
  }
}
