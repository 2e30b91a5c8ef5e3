import { INSIGHT_MIN_DAYS } from '@alento/domain/insight/limits';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { type LocalDate, monthOf } from '@alento/domain/time/local-date';
import type { ReactNode } from 'react';
import { monthName } from '../../../lib/time/dates.format.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { daysCopy, limitCopy } from '../insight.copy.ts';

type Props = { title: string; text: string; to: string; action: string };

/** Shown in place of the insight's text: the reason, and a link to the next step. */
const Instead = ({ title, text, to, action }: Props): ReactNode => (
  <>
    <div className="mt-2 max-w-prose">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-ink-muted">{text}</p>
    </div>
    <LinkButton to={to} variant="secondary" className="mt-3">
      {action}
    </LinkButton>
  </>
);

/** Shown if too few days of the week have an entry. */
export function DaysCard({ days }: { days: number }) {
  const text = days < INSIGHT_MIN_DAYS ? daysCopy.missing(days) : daysCopy.unknown;
  return <Instead title={daysCopy.title} text={text} to={paths.record} action={daysCopy.record} />;
}

/**
 * Shown if the month's insights are used up: when the limit resets, and which plan has no limit. Only the free plan
 * has one.
 */
export function LimitCard({ today }: { today: LocalDate }) {
  const text = limitCopy.text(PLAN_QUOTAS.free.insightsPerMonth, monthName(monthOf(today).next));
  return <Instead title={limitCopy.title} text={text} to={paths.plans} action={limitCopy.plans} />;
}
