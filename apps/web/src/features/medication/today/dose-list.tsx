import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { doseInstant, offeredFrom } from '@alento/domain/medication/doses';
import { DOSE_STATUSES, type DoseStatus } from '@alento/domain/medication/medication';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { Check, Clock, type LucideIcon, Minus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { useHasPassed } from '../../../lib/time/use-has-passed.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { dosesCopy, statusWords } from '../medication.copy.ts';
import { useNoteDose } from '../medication.mutations.ts';

const ICONS: Readonly<Record<DoseStatus, LucideIcon>> = { taken: Check, skipped: Minus, later: Clock };

type DoseButtonsProps = {
  /** The dose in words. */
  label: string;
  status: DoseStatus | null;
  offered: readonly DoseStatus[];
  onNote: (status: DoseStatus | null) => void;
  /** Whether the first button takes the focus, because the buttons replace the one that was pressed. */
  isFocused: boolean;
};

const focusFirst = (group: HTMLElement | null): void => group?.querySelector('button')?.focus();

/** The answers about a dose as large buttons. A second tap on the chosen one takes it back. */
const DoseButtons = ({ label, status, offered, onNote, isFocused }: DoseButtonsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
  <div
    ref={isFocused ? focusFirst : undefined}
    role="group"
    aria-label={label}
    className="grid grid-cols-[repeat(auto-fit,minmax(max(5.25rem,30%),1fr))] content-start gap-2"
  >
    {offered.map((one) => {
      const Icon = ICONS[one];
      const isChosen = one === status;
      return (
        <button
          key={one}
          type="button"
          aria-pressed={isChosen}
          onClick={() => onNote(isChosen ? null : one)}
          className={`inline-flex min-h-13 items-center justify-center gap-1.5 rounded-control border px-2 font-semibold text-sm transition-colors sm:text-base ${
            isChosen
              ? 'border-brand bg-brand text-on-brand'
              : 'border-border-strong bg-surface text-ink hover:bg-surface-sunken'
          }`}
        >
          <Icon size={18} aria-hidden="true" className="shrink-0" />
          {statusWords[one]}
        </button>
      );
    })}
  </div>
);

type Dose = MedicationDay['doses'][number];
type Props = {
  date: LocalDate;
  doses: readonly Dose[];
  medicines: readonly Medication[];
  /** Whether the day after may be shown too: a dose is one tap away only until the next one of the same time is. */
  isRunning?: boolean;
};

/** Medicines that are taken when needed, on a day on which they are in the diary and have no note yet. */
const asNeededOf = ({ date, doses }: MedicationDay, medicines: readonly Medication[]): Dose[] =>
  medicines
    .filter(({ id, times, since, endedOn }) => {
      const isTaken = since <= date && (endedOn === null || date < endedOn);
      return isTaken && times.length === 0 && !doses.some(({ medicationId }) => medicationId === id);
    })
    .map(({ id }) => ({ medicationId: id, time: null, status: null }));

/**
 * The answers to a dose. "Depois" is not offered before the dose's time, because its own reminder is still to come, nor
 * for a dose without a time. What was noted can always be taken back.
 */
function offeredFor({ time, status }: Dose, hasCome: boolean): readonly DoseStatus[] {
  if (time === null && status !== 'skipped' && status !== 'later') return ['taken'];
  return hasCome || time === null || status === 'later' ? DOSE_STATUSES : ['taken', 'skipped'];
}

/** The doses of a day: the planned ones by time, then those without a time. */
export const dosesToNote = (day: MedicationDay, medicines: readonly Medication[]): readonly Dose[] => [
  ...day.doses,
  ...asNeededOf(day, medicines),
];

/** Doses of a day with their buttons. */
export function DoseList({ date, doses, medicines, isRunning = false }: Props) {
  const known = new Map(medicines.map((medicine) => [medicine.id, medicine]));
  return (
    <ul className="divide-y divide-border">
      {doses.map((dose) => {
        const medicine = known.get(dose.medicationId);
        return medicine && <Row key={`${dose.medicationId} ${dose.time}`} {...{ dose, date, medicine, isRunning }} />;
      })}
    </ul>
  );
}

/** Returns a function that notes a dose, says so, and offers to undo it. */
function useNote({ medicationId, time, status: before }: Dose, date: LocalDate) {
  const { mutateAsync } = useNoteDose(`${medicationId} ${date} ${time}`);
  const place = { medicationId, date, time };
  const undo = (): void =>
    void mutateAsync({ ...place, status: before }).catch((failure) => toast.failed(messageOf(failure)));
  return async (status: DoseStatus | null): Promise<void> => {
    try {
      const { remindsAgainAt } = await mutateAsync({ ...place, status });
      toast.saved(remindsAgainAt === null ? dosesCopy.noted(status) : dosesCopy.again, { undo });
    } catch (failure) {
      toast.failed(messageOf(failure));
    }
  };
}

type RowProps = { dose: Dose; date: LocalDate; medicine: Medication; isRunning: boolean };

function Row({ dose, date, medicine, isRunning }: RowProps) {
  const note = useNote(dose, date);
  const { time } = dose;
  const at = (of: typeof doseInstant, day = date) => (time === null ? null : of(day, time, timeZone()));
  const hasCome = useHasPassed(at(doseInstant));
  const isNear = useHasPassed(at(offeredFrom));
  const isLate = useHasPassed(isRunning ? at(offeredFrom, addDays(date, 1)) : null);
  const [isOpened, setOpened] = useState(false);
  // The answers stay after a note is taken back.
  const [wasNoted, setNoted] = useState(false);
  if (dose.status !== null && !wasNoted) setNoted(true);
  const label = dosesCopy.of(medicine.name, dose.time);
  const isOffered = time === null || (isNear && !isLate) || isOpened || wasNoted;
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0 sm:grid-cols-2">
      <p className="flex min-w-0 items-baseline gap-3">
        <span className="w-16 shrink-0 whitespace-nowrap font-bold text-lg tabular-nums">{dose.time}</span>
        <span className="min-w-0 break-words" dir="auto">
          <span className="font-semibold">{medicine.name}</span>
          {medicine.dose !== '' && <span className="text-ink-muted"> {medicine.dose}</span>}
          {dose.time === null && <span className="block text-ink-muted text-sm">{dosesCopy.asNeeded}</span>}
        </span>
      </p>
      {isOffered ? (
        <DoseButtons
          label={label}
          onNote={(status) => void note(status)}
          status={dose.status}
          offered={offeredFor(dose, hasCome)}
          isFocused={isOpened}
        />
      ) : (
        <Button
          variant="quiet"
          aria-label={`${isLate ? dosesCopy.late : dosesCopy.early}: ${label}`}
          className="-ml-4 justify-self-start sm:ml-0 sm:justify-self-end"
          onClick={() => setOpened(true)}
        >
          {isLate ? dosesCopy.late : dosesCopy.early}
        </Button>
      )}
    </li>
  );
}
