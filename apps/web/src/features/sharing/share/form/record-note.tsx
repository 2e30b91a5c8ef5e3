import type { DayRange } from '@alento/domain/analytics/period';
import { periodText } from '../../../../lib/time/period-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { formCopy as copy } from './form.copy.ts';

const fits = (record: DayRange, days: DayRange): boolean => days.start <= record.start && record.end <= days.end;

type Props = {
  /** The chosen days; null as long as the choices are not complete. */
  days: DayRange | null;
  /** The period of the newest record that is ready; null without one, undefined while it is not known. */
  record: DayRange | null | undefined;
  /** Called with the chosen days together with those of the record. */
  onInclude: (days: DayRange) => void;
};

/** Says that the newest record can't be read in the chosen days, because only records within them are shared. */
export function RecordNote({ days, record, onInclude }: Props) {
  const missing = days && record && !fits(record, days) ? { days, record } : null;
  const text = missing ? copy.recordOutside(periodText(missing.record.start, missing.record.end)) : null;
  return (
    <>
      <p role="status" className="mt-3 max-w-prose rounded-control bg-accent-soft p-4 text-on-accent-soft empty:hidden">
        {record === null ? copy.noRecord : text}
      </p>
      {missing && (
        <Button
          variant="secondary"
          className="mt-3"
          onClick={() =>
            onInclude({
              start: missing.record.start < missing.days.start ? missing.record.start : missing.days.start,
              end: missing.record.end > missing.days.end ? missing.record.end : missing.days.end,
            })
          }
        >
          {copy.includeRecord}
        </Button>
      )}
    </>
  );
}
