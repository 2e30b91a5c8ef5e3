import type { Subscription } from '@alento/contract/payment';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { Link } from 'react-router';
import { dayText } from '../plan.format.ts';
import { endNoticeCopy as copy } from './end-notice.copy.ts';

type Props = {
  own: Subscription;
  /** Whether the notice links to /planos. */
  withLink?: boolean;
  className?: string;
};

/** A notice before the end of a plan that was paid by Pix (decision D33). */
export function EndNotice({ own, withLink = false, className = '' }: Props) {
  if (!own.endsSoon || own.method !== 'pix' || own.endsAt === null) return null;
  return (
    <p className={`rounded-control bg-brand-soft px-4 py-3 text-on-brand-soft text-sm ${className}`}>
      {copy.ends(PLAN_NAMES[own.planId], dayText(own.endsAt))} {copy.goOn} {copy.after}{' '}
      {withLink && (
        <Link to={paths.plans} className="font-semibold underline underline-offset-4">
          {copy.link}
        </Link>
      )}
    </p>
  );
}
