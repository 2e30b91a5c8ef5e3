import { newOwnPart, recordDocumentOf } from '@alento/domain/health-record/record-document';
import { recordSentencesOf } from '@alento/domain/health-record/record-sentences.copy';
import { SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { isPlanEmpty, type PlanPerson } from '@alento/domain/safety/safety-plan';
import { ANSWER_MAX, FORMS } from '@alento/domain/screening/instruments';
import type { StoredData } from '../../data/stored-data.ts';
import { type Html, html } from '../html.ts';
import {
  medicationCopy,
  recordCopy,
  safetyCopy,
  screeningCopy,
  shareCopy,
  sharedPartLabels,
  stepCopy,
} from '../page.copy.ts';
import { type Clock, longDate } from '../page-dates.ts';
import { inlineUserText, listOf, type PageSource, row } from '../section.ts';

/** The answered screenings with score and band. */
export const screeningPart = ({ data }: PageSource): AsyncGenerator<Html> =>
  listOf(data.screenings(), ({ instrument, score, severity, localDate }) =>
    row(
      html`${screeningCopy.titles[instrument]}`,
      html`${screeningCopy.result(longDate(localDate), score, FORMS[instrument].items.length * ANSWER_MAX, severity)}`,
    ),
  );

/** The medicines of the diary as they were written down, with the numbers of their noted doses. */
export async function* medicationPart({ data }: PageSource): AsyncGenerator<Html> {
  const counts = new Map(data.medications.map(({ id }) => [id, { taken: 0, skipped: 0, later: 0 }]));
  if (counts.size === 0) return;
  for await (const { medicationId, status } of data.medicationDoses()) {
    const count = counts.get(medicationId);
    if (count) count[status] += 1;
  }
  yield* listOf(data.medications, ({ id, name, dose, times, since, endedOn }) => {
    const { taken, skipped } = counts.get(id) ?? { taken: 0, skipped: 0 };
    return row(
      html`${inlineUserText(name)}${dose === '' ? null : html`, ${inlineUserText(dose)}`}`,
      html`${medicationCopy.times(times)} ${medicationCopy.span(longDate(since), endedOn === null ? null : longDate(endedOn))}`,
      html`${medicationCopy.noted(taken, skipped)}`,
    );
  });
}

const itemHtml = (item: string | PlanPerson): Html =>
  typeof item === 'string'
    ? html`<li class="text" dir="auto">${item}</li>`
    : html`<li>${inlineUserText(item.name)}${item.phone === '' ? null : html`: ${inlineUserText(item.phone)}`}</li>`;

/** The parts of the safety plan that contain something, in the order of the app. */
export async function* safetyPart({ data: { safetyPlan: plan } }: PageSource): AsyncGenerator<Html> {
  if (isPlanEmpty(plan)) return;
  for (const part of Object.keys(safetyCopy.parts) as (keyof typeof safetyCopy.parts)[]) {
    const items: readonly (string | PlanPerson)[] = plan[part];
    if (items.length > 0)
      yield html`<h3>${safetyCopy.parts[part]}</h3><ul>${items.map(itemHtml)}</ul>
`;
  }
}

/** The small steps with the days on which they were done, newest first. */
export const stepPart = ({ data: { smallSteps } }: PageSource): AsyncGenerator<Html> =>
  listOf(smallSteps.steps, ({ id, text, timesAWeek }) => {
    const days = smallSteps.days.filter(({ done }) => done.includes(id)).map(({ date }) => longDate(date));
    return row(inlineUserText(text), html`${stepCopy.wish(timesAWeek)}`, html`${stepCopy.done(days)}`);
  });

/** The finished health records. */
export const recordsOf = ({ healthRecords }: StoredData) =>
  healthRecords.flatMap(({ computed, ...record }) => (computed ? [{ ...record, computed }] : []));

/** A health record with the sections that were not left out. */
function recordHtml(
  { id, createdAt, computed, added }: ReturnType<typeof recordsOf>[number],
  isOpen: boolean,
  clock: Clock,
): Html {
  const { ownWords, displayName, removed } = added ?? newOwnPart();
  const origin = { id, createdAt, timeZone: computed.timeZone };
  const document = recordDocumentOf(origin, computed, { ownWords, displayName }, new Set(removed));
  const sentences = recordSentencesOf(document);
  const sections = RECORD_SECTIONS.filter((section) => sentences[section]?.length).map(
    (section) =>
      html`<h4>${SECTION_TITLES[section]}</h4>${sentences[section]?.map((sentence) => html`<p class="text" dir="auto">${sentence}</p>`) ?? null}`,
  );
  const period = recordCopy.period(longDate(document.startDate), longDate(document.endDate));
  const name =
    document.displayName === null ? null : html`<p>${recordCopy.name} ${inlineUserText(document.displayName)}</p>`;
  return html`<details${isOpen ? html` open` : null}><summary><h3>${period}</h3></summary><div>${name}${sections}</div><p class="small">${recordCopy.createdOn(clock.date(createdAt))}</p></details>
`;
}

/** The health records with their sections; the first one is open. */
export async function* recordPart({ data }: PageSource, clock: Clock): AsyncGenerator<Html> {
  for (const [place, record] of recordsOf(data).entries()) yield recordHtml(record, place === 0, clock);
}

/** The invitations of professionals: what was shared, with whom, and until when. */
export const sharePart = ({ data }: PageSource, clock: Clock): AsyncGenerator<Html> =>
  listOf(
    data.shares,
    ({ ownerName, startDate, endDate, parts, createdAt, endsAt, revokedAt, professional, accesses: [last] }) => {
      const who = professional && `${professional.name}, CRP ${professional.crp} (${professional.uf})`;
      const what = parts.map((part) => sharedPartLabels[part]).join(', ');
      const end = clock.date(Math.min(endsAt, revokedAt ?? endsAt));
      return html`<li><p><strong>${who === null ? shareCopy.nobody : inlineUserText(who)}</strong></p><p>${shareCopy.what(what, longDate(startDate), longDate(endDate))} ${shareCopy.as} ${inlineUserText(ownerName)}</p><p class="small">${shareCopy.times(clock.date(createdAt), end)} ${last ? shareCopy.read(clock.dateAndTime(last.at)) : shareCopy.unread}</p></li>`;
    },
  );
