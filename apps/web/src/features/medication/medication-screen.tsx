import type { Medication, MedicationDay } from '@alento/contract/medication/medications';
import { ASK_PRESCRIBER } from '@alento/domain/medication/ask-prescriber.copy';
import { doseEnd, isOfNight, offeredFrom } from '@alento/domain/medication/doses';
import { NIGHT_FROM } from '@alento/domain/medication/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { timeZone } from '../../lib/time/clock.ts';
import { serverNow } from '../../lib/time/clock-skew.ts';
import { capitalised, formatDay } from '../../lib/time/dates.format.ts';
import { useHasPassed } from '../../lib/time/use-has-passed.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { ToProfile } from '../../ui/back-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Section } from '../../ui/section.tsx';
import { EmptyState, ErrorState, Skeleton } from '../../ui/state/part-states.tsx';
import { MedicineDialog } from './list/medicine-dialog.tsx';
import { MedicineList } from './list/medicine-list.tsx';
import { dosesCopy, medicationCopy } from './medication.copy.ts';
import { medicationDaysQuery } from './medication.queries.ts';
import { MonthCard } from './month/month-card.tsx';
import { DoseList, dosesToNote } from './today/dose-list.tsx';

type DayProps = { day: MedicationDay; medicines: readonly Medication[] };
type Props = DayProps & { yesterday: MedicationDay; tomorrow: MedicationDay };

/** The text of a heading, with the day that it is about. */
const Dated = ({ title, date }: { title: string; date: LocalDate }) => (
  <>
    {title}
    <span className="block font-normal text-base text-ink-muted">{capitalised(formatDay(date))}</span>
  </>
);

/** Today's doses, above everything else of the screen. */
function TodayCard({ yesterday, day, tomorrow, medicines }: Props) {
  const { date } = day;
  const isInUse = medicines.some(({ endedOn }) => endedOn === null || endedOn > date);
  return (
    <Card aria-labelledby="doses-today">
      <LastNight key={yesterday.date} day={yesterday} medicines={medicines} />
      <h2 id="doses-today" className="font-bold text-xl">
        <Dated title={dosesCopy.today} date={date} />
      </h2>
      <div className="mt-4">
        {isInUse || day.doses.length > 0 ? (
          <DoseList isRunning date={date} doses={dosesToNote(day, medicines)} medicines={medicines} />
        ) : (
          <p className="text-ink-muted">{dosesCopy.none}</p>
        )}
      </div>
      <Tonight day={tomorrow} medicines={medicines} />
      <p className="mt-4 border-border border-t pt-4 text-ink-muted text-sm">{ASK_PRESCRIBER}</p>
    </Card>
  );
}

type NightProps = DayProps & { title: string; doses: MedicationDay['doses']; look: string };

/** Doses of another day beside today's, with that day. */
const NightDoses = ({ title, day, doses, medicines, look }: NightProps) => (
  <Section
    title={<Dated title={title} date={day.date} />}
    look="mb-4 font-bold text-xl"
    className={`border-border ${look}`}
  >
    <DoseList date={day.date} doses={doses} medicines={medicines} />
  </Section>
);

/** Last night's doses until noon, if one of them was open. Doses with a status stay, so that it can be undone. */
function LastNight({ day, medicines }: DayProps) {
  const isOver = useHasPassed(doseEnd(day.date, NIGHT_FROM, timeZone()));
  const doses = day.doses.filter(isOfNight);
  const [wasOpen] = useState(doses.some(({ status }) => status === null || status === 'later'));
  if (isOver || !wasOpen || doses.length === 0) return null;
  return <NightDoses title={dosesCopy.lastNight} {...{ day, doses, medicines }} look="mb-6 border-b pb-6" />;
}

/** Tomorrow's doses that are near, in the last two hours of the day. */
function Tonight({ day, medicines }: DayProps) {
  const starts = day.doses.map(({ time }) => (time === null ? null : offeredFrom(day.date, time, timeZone())));
  const near = day.doses.filter((_, index) => (starts[index] ?? Number.POSITIVE_INFINITY) <= serverNow());
  // Renders again when the next one is near.
  useHasPassed(starts[near.length] ?? null);
  if (near.length === 0) return null;
  return <NightDoses title={dosesCopy.tonight} {...{ day, medicines }} doses={near} look="mt-4 border-t pt-4" />;
}

/** The screen /medicacao: today's doses, the month, and the medicines. */
export function MedicationScreen() {
  const [isAdding, setAdding] = useState(false);
  return (
    <div className="mx-auto max-w-3xl">
      <ToProfile />
      <PageTitle lead={medicationCopy.lead}>{medicationCopy.title}</PageTitle>
      <Content onAdd={() => setAdding(true)} />
      {isAdding && <MedicineDialog onClose={() => setAdding(false)} />}
    </div>
  );
}

function Content({ onAdd }: { onAdd: () => void }) {
  const today = useToday();
  const { data, isPending, isFetching, refetch } = useQuery(medicationDaysQuery(addDays(today, -1), addDays(today, 1)));
  if (isPending) return <Loading />;
  const [yesterday, day, tomorrow] = data?.days ?? [];
  if (!data || !yesterday || !day || !tomorrow)
    return <ErrorState message={medicationCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  const { medications } = data;
  if (medications.length === 0) return <Empty onAdd={onAdd} />;
  return (
    <div className="grid gap-4 sm:gap-6">
      <TodayCard {...{ yesterday, day, tomorrow }} medicines={medications} />
      <MonthCard medicines={medications} today={today} />
      <MedicineList medicines={medications} today={today} onAdd={onAdd} />
    </div>
  );
}

const Empty = ({ onAdd }: { onAdd: () => void }) => (
  <Card>
    <EmptyState
      title={medicationCopy.emptyTitle}
      text={medicationCopy.emptyText}
      action={
        <Button size="lg" onClick={onAdd}>
          <Plus size={20} aria-hidden="true" /> {medicationCopy.add}
        </Button>
      }
    />
    <p className="text-center text-ink-muted text-sm">{ASK_PRESCRIBER}</p>
  </Card>
);

const Loading = () => (
  <div role="status" className="grid gap-4 sm:gap-6">
    <span className="sr-only">{medicationCopy.loading}</span>
    <Skeleton className="h-64 w-full rounded-card" />
    <Skeleton className="h-[34rem] w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
);
