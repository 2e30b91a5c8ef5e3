import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { canNoteOn } from '@alento/domain/medication/doses';
import type { LocalDate } from '@alento/domain/time/local-date';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { dosesCopy, statusWords } from '../medication.copy.ts';
import { DoseList, dosesToNote } from '../today/dose-list.tsx';

type Props = { day: MedicationDay; medicines: readonly Medication[]; today: LocalDate; onClose: () => void };

/** The doses of a day of the month, to read or to note them afterwards. */
export function DayDialog({ day, medicines, today, onClose }: Props) {
  const isOpen = canNoteOn(day.date, today);
  const isInDiary = medicines.some(
    ({ since, endedOn }) => since <= day.date && (endedOn === null || day.date < endedOn),
  );
  const isEmpty = day.doses.length === 0 && !(isOpen && isInDiary);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={capitalised(formatDay(day.date))}
      description={isOpen || isEmpty ? undefined : dosesCopy.tooOld}
      footer={<Button onClick={onClose}>{dosesCopy.close}</Button>}
    >
      {isEmpty ? (
        <p>{dosesCopy.noneThatDay}</p>
      ) : isOpen ? (
        <DoseList date={day.date} doses={dosesToNote(day, medicines)} medicines={medicines} />
      ) : (
        <ReadOnly day={day} medicines={medicines} />
      )}
    </Dialog>
  );
}

const ReadOnly = ({ day, medicines }: Pick<Props, 'day' | 'medicines'>) => (
  <ul className="grid gap-2">
    {day.doses.map(({ medicationId, time, status }) => (
      <li key={`${medicationId} ${time}`} className="flex flex-wrap justify-between gap-x-4">
        <span dir="auto">{dosesCopy.of(medicines.find(({ id }) => id === medicationId)?.name ?? '', time)}</span>
        <span className="font-semibold">{status === null ? dosesCopy.nothing : statusWords[status]}</span>
      </li>
    ))}
  </ul>
);
