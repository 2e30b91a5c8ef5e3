import { addDays, isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { useId } from 'react';
import { formatDate } from '../../../../lib/time/dates.format.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Choice } from './choice.tsx';
import { ChoiceGroup } from './choice-group.tsx';
import { formCopy as copy } from './form.copy.ts';
import { PERIODS, type Period, type ShareDraft } from './share-draft.ts';

type Props = {
  draft: ShareDraft;
  today: LocalDate;
  /** The day of the first mood or screening; null without one, undefined while it is not known. */
  firstDay: LocalDate | null | undefined;
  error: string | undefined;
  startError: string | undefined;
  onChange: (change: Partial<ShareDraft>) => void;
};

/** Which days are shared. */
export function PeriodChoices({ draft, today, firstDay, error, startError, onChange }: Props) {
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
