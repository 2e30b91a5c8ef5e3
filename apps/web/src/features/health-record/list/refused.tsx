import type { ResponseOf } from '@alento/contract/endpoint';
import type { readHealthRecordEligibility } from '@alento/contract/health-record/health-records';
import { RECORD_MIN_DAYS } from '@alento/domain/health-record/limits';
import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { dayOf } from '../../../lib/time/period-text.ts';
import { Button } from '../../../ui/button.tsx';
import { makeCopy as copy } from './list.copy.ts';

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
      <Button size="lg" asChild>
        <Link to={paths.record}>{copy.record}</Link>
      </Button>
      <Button size="lg" variant="quiet" asChild>
        <Link to={paths.recordPast}>{copy.recordPast}</Link>
      </Button>
    </div>
  </>
);

const Used = ({ reason, nextAt, isPremium }: Eligibility) => (
  <>
    <p className="max-w-prose">{reason ?? copy.limit}</p>
    {nextAt !== null && <p className="mt-1 max-w-prose">{copy.next(dayOf(nextAt))}</p>}
    {!isPremium && (
      <Button variant="quiet" asChild className="mt-2 -mb-2 -ml-4">
        <Link to={paths.plans}>{copy.plans}</Link>
      </Button>
    )}
  </>
);

/** Why no record can be made now, and what the person can do about it. */
export const Refused = (eligibility: Eligibility) =>
  eligibility.reasonCode === 'HEALTH_RECORD_INSUFFICIENT_DAYS' ? (
    <TooFew {...eligibility} />
  ) : (
    <Used {...eligibility} />
  );
