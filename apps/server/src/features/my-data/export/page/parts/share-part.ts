import { type Html, html } from '../html.ts';
import { shareCopy } from '../page.copy.ts';
import type { Items, PageShare } from '../page-content.ts';
import { type Clock, longDate } from '../page-dates.ts';
import { inline, wrapped } from '../section.ts';

/** The invitations of professionals: what was shared, with whom, and until when. */
export const sharePart = (shares: Items<PageShare>, clock: Clock): AsyncGenerator<Html> =>
  wrapped(
    shares,
    html`<ul class="rows">`,
    ({ ownerName, startDate, endDate, parts, createdAt, endsAt, professional, lastAccessAt }) =>
      html`<li><p><strong>${professional === null ? shareCopy.nobody : inline(professional)}</strong></p><p>${shareCopy.what(parts.join(', '), longDate(startDate), longDate(endDate))} ${shareCopy.as} ${inline(ownerName)}</p><p class="small">${shareCopy.times(clock.date(createdAt), clock.date(endsAt))} ${lastAccessAt === null ? shareCopy.unread : shareCopy.read(clock.dateAndTime(lastAccessAt))}</p></li>`,
    html`</ul>
`,
  );
