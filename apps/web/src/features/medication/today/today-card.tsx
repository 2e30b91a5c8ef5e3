import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { ASK_PRESCRIBER } from '@alento/domain/medication/ask-prescriber.copy';
import { doseEnd, isOfNight } from '@alento/domain/medication/doses';
import { NIGHT_FROM } from '@alento/domain/medication/limits';
import { useState } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { useHasPassed } from '../../../lib/time/use-has-passed.ts';
import { Card } from '../../../ui/card.tsx';
import { dosesCopy } from '../medication.copy.ts';
import { DoseList, dosesToNote } from './dose-list.tsx';

type Props = { yesterday: MedicationDay; day: MedicationDay; medicines: readonly Medication[] };

/** Today's doses, above everything else of the screen. */
export function TodayCard({ yesterday, day, medicines }: Props) {
  const { date } = day;
  const isInUse = medicines.some(({ endedOn }) => endedOn === null || endedOn > date);
  return (
    <Card aria-labelledby="doses-today">
      <LastNight key={yesterday.date} day={yesterday} medicines={medicines} />
      <h2 id="doses-today" className="font-bold text-xl">
        {dosesCopy.today}
        <span className="block font-normal text-base text-ink-muted">{capitalised(formatDay(date))}</span>
      </h2>
      <div className="mt-4">
        {isInUse || day.doses.length > 0 ? (
          <DoseList date={date} doses={dosesToNote(day, medicines)} medicines={medicines} />
        ) : (
          <p className="text-ink-muted">{dosesCopy.none}</p>
        )}
      </div>
      <p className="mt-4 border-border border-t pt-4 text-ink-muted text-sm">{ASK_PRESCRIBER}</p>
    </Card>
  );
}

/** Last night's doses until noon, if one of them was open. Noted ones stay, to be taken back. */
function LastNight({ day, medicines }: { day: MedicationDay; medicines: readonly Medication[] }) {
  const isOver = useHasPassed(doseEnd(day.date, NIGHT_FROM, timeZone()));
  const doses = day.doses.filter(isOfNight);
  const [wasOpen] = useState(doses.some(({ status }) => status === null || status === 'later'));
  if (isOver || !wasOpen || doses.length === 0) return null;
  return (
    <section aria-labelledby="doses-last-night" className="mb-6 border-border border-b pb-6">
      <h2 id="doses-last-night" className="mb-4 font-bold text-xl">
        {dosesCopy.lastNight}
        <span className="block font-normal text-base text-ink-muted">{capitalised(formatDay(day.date))}</span>
      </h2>
      <DoseList date={day.date} doses={doses} medicines={medicines} />
    </section>
  );
}
