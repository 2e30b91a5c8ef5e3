import { paths } from '@alento/domain/interface/paths';
import { ASK_PRESCRIBER } from '@alento/domain/medication/ask-prescriber.copy';
import { countDays, shareOf } from '@alento/domain/medication/counts';
import { MEDICATION_RANGE_MAX_DAYS } from '@alento/domain/medication/limits';
import { addDays, daysBetween, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { Pill } from 'lucide-react';
import { formatDay } from '../../../lib/time/dates.format.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { ChartTable } from '../../../ui/chart/chart-table.tsx';
import { QuietLink } from '../../../ui/quiet-link.tsx';
import { Section } from '../../../ui/section.tsx';
import { rowCopy, shareWords } from '../medication.copy.ts';
import { medicationDaysQuery } from '../medication.queries.ts';
import { ShareMark } from '../share-mark.tsx';

const RECENT_DAYS = 90;

/**
 * The doses of the same days as the mood's line, on /analises: one mark for each day, and a sentence that only counts.
 * It compares nothing. Shown to people who have a medicine with times; of a longer period it shows the last 90 days.
 */
export function MedicationRow({ start, end }: { start: LocalDate; end: LocalDate }) {
  const today = useToday();
  const isLong = daysBetween(start, end) >= MEDICATION_RANGE_MAX_DAYS;
  const { data } = useQuery(medicationDaysQuery(isLong ? addDays(end, 1 - RECENT_DAYS) : start, end));
  const days = (data?.days ?? []).filter(({ date }) => date <= today);
  const { all, planned } = countDays(days, today);
  if (!days.some(({ counts }) => counts.planned > 0)) return null;
  const title = isLong ? rowCopy.recentTitle : rowCopy.title;
  const rows = days
    .filter(({ counts }) => counts.planned > 0)
    .map(({ date, counts }) => [formatDay(date), shareWords[shareOf(counts)]]);
  return (
    <Section
      title={title}
      look="font-bold text-base"
      className="-mx-4 border-border border-y bg-surface px-4 py-4 sm:mx-0 sm:rounded-card sm:border-x sm:p-5 lg:col-span-12"
    >
      <p className="mt-1 max-w-prose text-ink-muted text-sm">
        {rowCopy.sentence(all, planned)} {ASK_PRESCRIBER}
      </p>
      <div role="img" aria-label={rowCopy.chart(days.length)} className="mt-3 flex flex-wrap gap-1">
        {days.map(({ date, counts }) => (
          <ShareMark key={date} share={shareOf(counts)} />
        ))}
      </div>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        <ChartTable caption={title} columns={rowCopy.columns} rows={rows} />
        <QuietLink to={paths.medication} icon={Pill}>
          {rowCopy.open}
        </QuietLink>
      </div>
    </Section>
  );
}
