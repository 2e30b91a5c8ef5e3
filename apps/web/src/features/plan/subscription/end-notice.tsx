import type { Subscription } from '@alento/contract/payment';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayText } from '../plan.format.ts';
import { endNoticeCopy as copy } from './end-notice.copy.ts';

type Props = {
  own: Subscription;
  /** Whether the notice links to /planos. */
  withLink?: boolean;
  /** The button that closes the notice that a plan has ended. */
  close?: ReactNode;
  className?: string;
};

type Notice = { text: string; link: string };

function noticeOf({ planId, method, endsSoon, endsAt, ended }: Subscription): Notice | null {
  if (ended) return { text: copy.ended(PLAN_NAMES[ended.planId], dayText(ended.at)), link: copy.plans };
  if (!endsSoon || method !== 'pix' || endsAt === null) return null;
  return { text: `${copy.ends(PLAN_NAMES[planId], dayText(endsAt))} ${copy.goOn} ${copy.after}`, link: copy.link };
}

/** A notice before the end of a plan that was paid by Pix, and after the end of any bought plan. */
export function EndNotice({ own, withLink = false, close, className = '' }: Props) {
  const notice = noticeOf(own);
  if (notice === null) return null;
  return (
    <div
      className={`flex items-start gap-2 rounded-control bg-brand-soft px-4 py-3 text-on-brand-soft text-sm ${className}`}
    >
      <p className="flex-1">
        {notice.text}{' '}
        {withLink && (
          <Link to={paths.plans} className="font-semibold underline underline-offset-4">
            {notice.link}
          </Link>
        )}
      </p>
      {own.ended && close}
    </div>
  );
}
