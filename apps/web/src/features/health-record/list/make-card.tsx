import type { ResponseOf } from '@alento/contract/endpoint';
import type { HealthRecord, readHealthRecordEligibility } from '@alento/contract/health-record/health-records';
import { RECORD_MIN_DAYS } from '@alento/domain/health-record/limits';
import { healthRecordPath, paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, FilePlus2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { FailureNote } from '../failure-note.tsx';
import { useMakeRecord } from '../health-record.mutations.ts';
import { eligibilityQuery } from '../health-record.queries.ts';
import { makingCopy } from '../making/making.copy.ts';
import { Making, MakingStatus } from '../making/making.tsx';
import { makeCopy as copy, listCopy } from './list.copy.ts';

type Eligibility = ResponseOf<typeof readHealthRecordEligibility>;

const DAYS = Array.from({ length: RECORD_MIN_DAYS }, (_, day) => day);

/** A mark for each day that a record needs; the text beside it says how many there are. */
const DayMarks = ({ days }: { days: number }) => (
  <span aria-hidden className="flex gap-1.5">
    {DAYS.map((day) => (
      <span
        key={day}
        className={`size-4 rounded-full border-2 border-brand ${day < days ? 'bg-brand' : 'bg-transparent'}`}
      />
    ))}
  </span>
);

const TooFew = ({ reason, days }: Eligibility) => (
  <>
    <p className="max-w-prose">{reason ?? copy.tooFew}</p>
    <p className="mt-2 flex flex-wrap items-center gap-3 font-semibold">
      <DayMarks days={days} />
      {copy.soFar(days)}
    </p>
    <div className="mt-5 flex flex-col gap-2 sm:flex-row">
      <LinkButton to={paths.record} size="lg">
        {copy.record}
      </LinkButton>
      <LinkButton to={paths.recordPast} size="lg" variant="quiet">
        {copy.recordPast}
      </LinkButton>
    </div>
  </>
);

const Used = ({ reason, nextAt, isPremium }: Eligibility) => (
  <>
    <p className="max-w-prose">{reason ?? copy.limit}</p>
    {nextAt !== null && <p className="mt-1 max-w-prose">{copy.next(dayOf(nextAt))}</p>}
    {!isPremium && (
      <LinkButton to={paths.plans} variant="quiet" className="mt-2 -mb-2 -ml-4">
        {copy.plans}
      </LinkButton>
    )}
  </>
);

/** Why no record can be made now, and what the person can do about it. */
const Refused = (eligibility: Eligibility) =>
  eligibility.reasonCode === 'HEALTH_RECORD_INSUFFICIENT_DAYS' ? (
    <TooFew {...eligibility} />
  ) : (
    <Used {...eligibility} />
  );

const Loading = () => (
  <Skeletons label={copy.loading} shapes={['h-7 w-full max-w-md', 'mt-1 h-6 w-56 max-w-full', 'mt-5 h-13 w-56']} />
);

const Ready = ({ record: { id, startDate, endDate } }: { record: HealthRecord }) => (
  <div className="mb-5 rounded-control bg-brand-soft p-4 text-on-brand-soft sm:p-5">
    <p aria-hidden className="flex items-center gap-2 font-semibold">
      <CircleCheck size={20} className="shrink-0" />
      {makingCopy.ready}
    </p>
    <LinkButton to={healthRecordPath(id)} aria-label={listCopy.openOf(periodText(startDate, endDate))} className="mt-3">
      {listCopy.open}
    </LinkButton>
  </div>
);

type Props = {
  /** Whether the list contains a record that is being made. */
  isMaking: boolean;
  /** A record that became ready while this screen was open. */
  finished: HealthRecord | null;
};

/** Whether another record can be made, the button for it, and the progress of one that is being made. */
export function MakeCard({ isMaking, finished }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, isFetching, refetch } = useQuery(eligibilityQuery());
  // The button is replaced by the progress, so the focus would be lost.
  const { make, isPending: isSending, error } = useMakeRecord(() => heading.current?.focus());
  const refusal = data?.reasonCode ?? null;
  const isMakingAny = isMaking || refusal === 'HEALTH_RECORD_PROCESSING';

  const state = () => {
    if (isMakingAny) return <Making />;
    if (isPending) return <Loading />;
    if (!data) return <ErrorState message={copy.unread} onRetry={() => void refetch()} busy={isFetching} />;
    if (refusal !== null || !data.canGenerate) return <Refused {...data} />;
    return (
      <>
        <p className="max-w-prose">{copy.basis(data.days)}</p>
        <p className="mt-1 text-ink-muted text-sm">{data.left === null ? copy.noLimit : copy.left(data.left)}</p>
        <Button size="lg" className="mt-5" busy={isSending} onClick={() => void make()}>
          {!isSending && <FilePlus2 aria-hidden size={20} />}
          {isSending ? copy.sending : copy.make}
        </Button>
      </>
    );
  };

  return (
    <Card aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1} className="mb-3 font-bold text-xl">
        {copy.title}
      </h2>
      <MakingStatus isMaking={isMakingAny} isFinished={finished !== null} />
      {finished && !isMakingAny && <Ready record={finished} />}
      {state()}
      <FailureNote
        code="HEALTH_RECORD_CREATE_FAILED"
        error={error}
        reassurance={copy.entriesUnchanged}
        className="mt-3"
      />
    </Card>
  );
}
