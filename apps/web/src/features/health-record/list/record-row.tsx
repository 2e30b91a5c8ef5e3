import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { healthRecordPath } from '@alento/domain/interface/paths';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Failed } from '../making/failed.tsx';
import { RemoveDialog } from '../removal/remove-dialog.tsx';
import { listCopy as copy } from './list.copy.ts';

type Props = {
  record: HealthRecord;
  /** Whether the list has another record of this period that was made on the same day, so that the time is needed. */
  hasTwin: boolean;
  onRemoved: () => void;
};

function State({ record: { id, status, summary }, name }: { record: HealthRecord; name: string }) {
  if (status === 'processing') return <p className="text-ink-muted text-sm">{copy.making}</p>;
  if (status === 'failed') return <Failed id={id} retryLabel={copy.retryOf(name)} />;
  return (
    <>
      {summary !== null && <p className="max-w-prose">{summary}</p>}
      <Button variant="secondary" asChild className="mt-4">
        <Link to={healthRecordPath(id)} aria-label={copy.openOf(name)}>
          {copy.open}
        </Link>
      </Button>
    </>
  );
}

/** A record in the list. */
export function RecordRow({ record, hasTwin, onRemoved }: Props) {
  const [isAsked, setAsked] = useState(false);
  const { id, status, createdAt, startDate, endDate } = record;
  const period = periodText(startDate, endDate);
  const day = dayOf(createdAt);
  const time = formatTime(createdAt, timeZone()).replace(':', 'h');
  const name = hasTwin ? copy.nameAt(period, time) : period;
  return (
    <li className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <div className="mb-3 flex items-start gap-2">
        <div className="min-w-0 flex-1">
          <h3 tabIndex={-1} className="font-bold text-lg outline-none first-letter:uppercase">
            {period}
          </h3>
          <p className="text-ink-muted text-sm">{hasTwin ? copy.madeAt(day, time) : copy.made(day)}</p>
        </div>
        {status !== 'processing' && (
          <IconButton label={copy.removeOf(name)} onClick={() => setAsked(true)} className="-mt-1.5 -mr-2">
            <Trash2 aria-hidden size={20} />
          </IconButton>
        )}
      </div>
      <State record={record} name={name} />
      <RemoveDialog id={id} isAsked={isAsked} onAsk={setAsked} onRemoved={onRemoved} />
    </li>
  );
}
