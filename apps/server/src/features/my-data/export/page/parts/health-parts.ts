import type { PlanPerson, SafetyPlanContent } from '@alento/domain/safety/safety-plan';
import { ANSWER_MAX, FORMS } from '@alento/domain/screening/instruments';
import { type Html, html } from '../html.ts';
import { safetyCopy, screeningCopy } from '../page.copy.ts';
import type { Items, PageScreening } from '../page-content.ts';
import { longDate } from '../page-dates.ts';
import { endOfRows, inline, row, rows, wrapped } from '../section.ts';

/** The answered screenings with score and band. */
export const screeningPart = (screenings: Items<PageScreening>): AsyncGenerator<Html> =>
  wrapped(
    screenings,
    rows,
    ({ instrument, score, severity, localDate }) =>
      row(
        html`${screeningCopy.titles[instrument]}`,
        html`${screeningCopy.result(longDate(localDate), score, FORMS[instrument].items.length * ANSWER_MAX, severity)}`,
      ),
    endOfRows,
  );

const itemHtml = (item: string | PlanPerson): Html =>
  typeof item === 'string'
    ? html`<li class="text" dir="auto">${item}</li>`
    : html`<li>${inline(item.name)}${item.phone === '' ? null : html`: ${inline(item.phone)}`}</li>`;

/** The parts of the safety plan that contain something, in the order of the app. */
export async function* safetyPart(plan: SafetyPlanContent | null): AsyncGenerator<Html> {
  if (plan === null) return;
  for (const part of Object.keys(safetyCopy.parts) as (keyof typeof safetyCopy.parts)[]) {
    const items: readonly (string | PlanPerson)[] = plan[part];
    if (items.length > 0)
      yield html`<h3>${safetyCopy.parts[part]}</h3><ul>${items.map(itemHtml)}</ul>
`;
  }
}
