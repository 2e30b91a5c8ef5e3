import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { MEDICATION_DAY } from '@alento/domain/interface/paths';
import { countDays, type DayShare, shareOf } from '@alento/domain/medication/counts';
import { canNoteOn } from '@alento/domain/medication/doses';
import { isLocalDate, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { firstDayOf, lastDayOf, monthOf } from '../../../lib/time/calendar-grid.ts';
import { capitalised, formatDay, formatDayInMonth } from '../../../lib/time/dates.format.ts';
import { Button } from '../../../ui/button.tsx';
import { type GridDay, MonthGrid } from '../../../ui/calendar/month-grid.tsx';
import { Card } from '../../../ui/card.tsx';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { dosesCopy, monthCopy, shareWords, statusWords } from '../medication.copy.ts';
import { medicationDaysQuery } from '../medication.queries.ts';
import { ShareMark } from '../share-mark.tsx';
import { DoseList, dosesToNote } from '../today/dose-list.tsx';

type Props = { day: MedicationDay; medicines: readonly Medication[]; today: LocalDate; onClose: () => void };

/** The doses of a day of the month, to read or to note them afterwards. */
function DayDialog({ day, medicines, today, onClose }: Props) {
  const isOpen = canNoteOn(day.date, today);
  const isInDiary = medicines.some(
    ({ since, endedOn }) => since <= day.date && (endedOn === null || day.date < endedOn),
  );
  const isEmpty = day.doses.length === 0 && !(isOpen && isInDiary);
  return (
    <Dialog
      onClose={onClose}
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

const LEGEND: readonly DayShare[] = ['all', 'some', 'none', 'unplanned'];
const FREE = 'text-ink hover:bg-brand-soft hover:text-on-brand-soft';
const OUT = 'text-ink-muted opacity-50';

/** Rows of the table: the days of the month up to today on which something was planned or noted. */
const rowsOf = (days: readonly MedicationDay[]): string[][] =>
  days
    .filter(({ doses }) => doses.length > 0)
    .map(({ date, counts }) => [
      formatDayInMonth(date),
      counts.planned > 0 ? monthCopy.short(counts) : String(counts.asNeeded),
      String(counts.skipped),
    ]);

/** The earlier day that the address names, as after a notification of that day; null for today, which stands above. */
const earlierDayIn = (text: string | null, today: LocalDate): LocalDate | null =>
  text !== null && isLocalDate(text) && text < today ? text : null;

/** A month at a glance: how many doses of each day were taken. */
export function MonthCard({ medicines, today }: { medicines: readonly Medication[]; today: LocalDate }) {
  const [search] = useSearchParams();
  const linkedDay = earlierDayIn(search.get(MEDICATION_DAY), today);
  const [month, setMonth] = useState(monthOf(linkedDay ?? today));
  const [chosen, setChosen] = useState(linkedDay);
  const { data, isPending, isFetching, refetch } = useQuery(medicationDaysQuery(firstDayOf(month), lastDayOf(month)));
  const earliest = medicines.reduce((first, { since }) => (since < first ? since : first), today);
  const days = (data?.days ?? []).filter(({ date }) => date <= today && date >= earliest);
  const byDate = new Map(days.map((day) => [day.date, day]));
  const { all, planned } = countDays(days, today);

  const dayOf = (date: LocalDate, isOut: boolean): GridDay => {
    const day = byDate.get(date);
    if (isOut || !day) return { state: isOut ? monthCopy.out : monthCopy.loading, content: <Place />, look: OUT };
    const { counts } = day;
    return {
      state: monthCopy.state(counts),
      look: FREE,
      content: (
        <Place>
          <ShareMark share={counts.planned === 0 && counts.asNeeded > 0 ? 'all' : shareOf(counts)} />
          {counts.planned > 0 && (
            // With large text there is room for the mark only. The day's dialog has the counts.
            <span className="whitespace-nowrap text-xs leading-none @max-[15rem]:hidden">
              {monthCopy.short(counts)}
            </span>
          )}
        </Place>
      ),
    };
  };

  const openDay = chosen === null ? undefined : byDate.get(chosen);
  return (
    <Card title={monthCopy.title} look="font-bold text-xl" className="min-w-0">
      <p className="mt-1 mb-4 text-ink-muted">
        {data ? monthCopy.sentence(all, planned) : monthCopy.hint} {data && monthCopy.hint}
      </p>
      <div className="@container">
        <MonthGrid
          {...{ month, today, earliest, dayOf }}
          busy={isPending}
          onMonth={setMonth}
          onChoose={(date) => setChosen(date)}
        />
      </div>
      {!data && !isPending && (
        <ErrorState message={monthCopy.failed} onRetry={() => void refetch()} busy={isFetching} />
      )}
      <ul aria-label={monthCopy.legend} className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-ink-muted text-sm">
        {LEGEND.map((share) => (
          <li key={share} className="flex items-center gap-2">
            <ShareMark share={share} /> {shareWords[share]}
          </li>
        ))}
      </ul>
      <ChartTable caption={monthCopy.title} columns={monthCopy.columns} rows={rowsOf(days)} />
      {openDay && <DayDialog day={openDay} medicines={medicines} today={today} onClose={() => setChosen(null)} />}
    </Card>
  );
}

/** The room below the number of a day. It has the same height in every day. */
const Place = ({ children }: { children?: ReactNode }) => (
  <span className="flex h-7 flex-col items-center justify-center gap-1">{children}</span>
);
