import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { ASK_PRESCRIBER } from '@alento/domain/medication/ask-prescriber.copy';
import type { LocalDate } from '@alento/domain/time/local-date';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { Card } from '../../../ui/card.tsx';
import { dosesCopy } from '../medication.copy.ts';
import { DoseList } from './dose-list.tsx';

type Props = { day: MedicationDay; medicines: readonly Medication[]; today: LocalDate };

/** Today's doses, above everything else of the screen. */
export function TodayCard({ day, medicines, today }: Props) {
  const isInUse = medicines.some(({ endedOn }) => endedOn === null || endedOn > today);
  return (
    <Card aria-labelledby="doses-today">
      <h2 id="doses-today" className="font-bold text-xl">
        {dosesCopy.today}
        <span className="block font-normal text-base text-ink-muted">{capitalised(formatDay(today))}</span>
      </h2>
      <div className="mt-4">
        {isInUse || day.doses.length > 0 ? (
          <DoseList day={day} medicines={medicines} />
        ) : (
          <p className="text-ink-muted">{dosesCopy.none}</p>
        )}
      </div>
      <p className="mt-4 border-border border-t pt-4 text-ink-muted text-sm">{ASK_PRESCRIBER}</p>
    </Card>
  );
}
