import { type Html, html } from '../html.ts';
import { medicationCopy } from '../page.copy.ts';
import type { Items, PageMedicine } from '../page-content.ts';
import { longDate } from '../page-dates.ts';
import { endOfRows, inline, row, rows, wrapped } from '../section.ts';

/** The medicines of the diary as they were written down, with what was noted about their doses. */
export const medicationPart = (medicines: Items<PageMedicine>): AsyncGenerator<Html> =>
  wrapped(
    medicines,
    rows,
    ({ name, dose, times, since, endedOn, taken, skipped }) =>
      row(
        html`${inline(name)}${dose === '' ? null : html`, ${inline(dose)}`}`,
        html`${medicationCopy.times(times)} ${medicationCopy.span(longDate(since), endedOn === null ? null : longDate(endedOn))}`,
        html`${medicationCopy.noted(taken, skipped)}`,
      ),
    endOfRows,
  );
