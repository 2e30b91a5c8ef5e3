import type { DayRange } from '@alento/domain/analytics/period';
import { errorText } from '@alento/domain/errors/catalogue';
import { INVITE_LINK_DAYS } from '@alento/domain/sharing/limits';
import { addDays, DAY_MS, isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError, isOffline, messageOf } from '../../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../../lib/page/unsaved-work.ts';
import { serverNow } from '../../../../lib/time/clock-skew.ts';
import { formatDate } from '../../../../lib/time/dates.format.ts';
import { dayOf, periodText } from '../../../../lib/time/period-text.ts';
import { useToday } from '../../../../lib/time/use-today.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { partsText } from '../../parts-text.ts';
import { controlOf, useProblemFocus } from '../../problem-focus.ts';
import { useCreateShare } from '../../sharing.mutations.ts';
import { firstDayQuery } from '../../sharing.queries.ts';
import { Choice } from './choice.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { DurationChoices } from './duration-choices.tsx';
import { formCopy as copy } from './form.copy.ts';
import { PartChoices } from './part-choices.tsx';
import { RecordNote } from './record-note.tsx';
import {
  type DraftField,
  fieldOf,
  PERIODS,
  type Period,
  planChoices,
  planDraft,
  type ShareDraft,
} from './share-draft.ts';

type PeriodChoicesProps = {
  draft: ShareDraft;
  today: LocalDate;
  /** The day of the first mood or screening; null without one, undefined while it is not known. */
  firstDay: LocalDate | null | undefined;
  error: string | undefined;
  startError: string | undefined;
  onChange: (change: Partial<ShareDraft>) => void;
};

/** Which days are shared. */
function PeriodChoices({ draft, today, firstDay, error, startError, onChange }: PeriodChoicesProps) {
  const name = useId();
  const hintOf = (period: Period): string | undefined => {
    if (period === 'dates') return undefined;
    if (period === 'all')
      return firstDay ? copy.goesOn(formatDate(firstDay)) : firstDay === null ? copy.noFirst : undefined;
    return period === draft.period ? copy.goesOn(formatDate(addDays(today, 1 - Number(period)))) : undefined;
  };
  return (
    <ChoiceGroup legend={copy.period} field="dates" error={error}>
      {PERIODS.map((period) => (
        <Choice
          key={period}
          type="radio"
          name={name}
          label={copy.periods[period]}
          hint={hintOf(period)}
          checked={draft.period === period}
          disabled={period === 'all' && !firstDay}
          onChange={() => onChange({ period })}
        />
      ))}
      {draft.period === 'dates' && (
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          <div data-field="start">
            <TextField
              type="date"
              label={copy.start}
              value={draft.startDate}
              error={startError}
              max={isLocalDate(draft.endDate) ? draft.endDate : undefined}
              onChange={({ target }) => onChange({ startDate: target.value })}
            />
          </div>
          <TextField
            type="date"
            label={copy.end}
            value={draft.endDate}
            min={isLocalDate(draft.startDate) ? draft.startDate : undefined}
            onChange={({ target }) => onChange({ endDate: target.value })}
          />
        </div>
      )}
    </ChoiceGroup>
  );
}

/** What will be visible, in one sentence; null as long as the choices are not complete. */
function summaryText(draft: ShareDraft, planned: ReturnType<typeof planChoices>): string | null {
  if (!planned.ok) return null;
  const { days, parts, endsAt } = planned.value;
  const [visibleParts, until] = [partsText(parts), dayOf(endsAt)];
  return draft.period === 'dates'
    ? copy.summary(visibleParts, periodText(days.start, days.end), until)
    : copy.summaryGoesOn(visibleParts, formatDate(days.start), until);
}

/** An invitation that was just created. `linkExpiresAt` is in ms epoch. */
export type NewInvitation = { id: string; url: string; ownerName: string; linkExpiresAt: number };

type Problem = { code: string; text: string };

/** What is wrong with a call or with the choices, and at which field it is shown. */
const problemOf = (error: Error | null): Problem | null =>
  error && {
    code: error instanceof ApiError ? error.errorCode : '',
    text: isOffline(error) ? `${messageOf(error)} ${copy.unsure}` : messageOf(error),
  };

function refusalText(refusal: Exclude<ReturnType<typeof planDraft>, { ok: true }>): string {
  if (refusal.code === 'STARTS_TOO_LATE') return copy.startsTooLate(dayOf(refusal.endsAt));
  return refusal.code === 'DATE_INVALID' ? copy.datesMissing : errorText(refusal.code);
}

type Props = {
  initial: ShareDraft;
  /** The period of the newest record that is ready; null without one, undefined while it is not known. */
  newestRecord: DayRange | null | undefined;
  onCreated: (invitation: NewInvitation) => void;
  onCancel: () => void;
};

/** The form of an invitation: what, which days, until when, and under which name. */
export function ShareForm({ initial, newestRecord, onCreated, onCancel }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(initial);
  const [refusal, setRefusal] = useState<Problem | null>(null);
  const today = useToday();
  const firstDay = useQuery(firstDayQuery()).data;
  const { create, isPending, error, reset } = useCreateShare(({ id, url }, { ownerName, expiresInDays }) =>
    onCreated({ id, url, ownerName, linkExpiresAt: serverNow() + Math.min(INVITE_LINK_DAYS, expiresInDays) * DAY_MS }),
  );
  const planned = planChoices(draft, serverNow(), firstDay ?? null);
  useUnsavedWork(draft !== initial || isPending);
  const problem = refusal ?? problemOf(error);
  const errorAt = (field: DraftField): string | undefined =>
    problem && fieldOf(problem.code) === field ? problem.text : undefined;

  useProblemFocus(error, fieldOf(problem?.code ?? '') ?? null, form);

  const change = (part: Partial<ShareDraft>): void => {
    // What is being sent stays as it is. The fields are not disabled, because a disabled field loses the focus.
    if (isPending) return;
    setDraft((before) => ({ ...before, ...part }));
    setRefusal(null);
    reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const plan = planDraft(draft, serverNow(), firstDay ?? null);
    if (plan.ok) return void create(plan.value);
    setRefusal({ code: plan.code, text: refusalText(plan) });
    controlOf(form.current, fieldOf(plan.code) ?? '')?.focus();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={isPending} className="grid gap-7">
      <div className={`grid min-w-0 gap-7 ${isPending ? 'opacity-60' : ''}`}>
        <PartChoices parts={draft.parts} error={errorAt('parts')} onChange={(parts) => change({ parts })} />
        <div>
          <PeriodChoices
            draft={draft}
            today={today}
            firstDay={firstDay}
            error={errorAt('dates')}
            startError={errorAt('start')}
            onChange={change}
          />
          {draft.parts.includes('records') && (
            <RecordNote
              days={planned.ok ? planned.value.days : null}
              record={newestRecord}
              onInclude={({ start, end }) => {
                // The pressed button is gone then, and the field that gets the focus is there.
                flushSync(() => change({ period: 'dates', startDate: start, endDate: end }));
                controlOf(form.current, 'start')?.focus();
              }}
            />
          )}
        </div>
        <DurationChoices draft={draft} error={errorAt('days')} onChange={change} />
        <div data-field="name">
          <TextField
            label={copy.name}
            hint={copy.nameHint}
            dir="auto"
            autoComplete="nickname"
            required
            value={draft.ownerName}
            error={errorAt('name')}
            onChange={({ target }) => change({ ownerName: target.value })}
          />
        </div>
      </div>
      <div className="grid gap-4">
        <p className="max-w-prose rounded-control bg-brand-soft p-4 text-on-brand-soft empty:hidden">
          {summaryText(draft, planned)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="lg" busy={isPending} data-sends>
            {isPending ? copy.creating : copy.create}
          </Button>
          <Button size="lg" variant="quiet" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </div>
        <Alert>{problem && fieldOf(problem.code) === undefined ? problem.text : null}</Alert>
      </div>
    </form>
  );
}
