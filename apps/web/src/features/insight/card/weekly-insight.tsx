import { INSIGHT_MIN_DAYS } from '@alento/domain/insight/limits';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { type LocalDate, monthOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDayOfMonth, monthName } from '../../../lib/time/dates.format.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { fingerprintOf, recordedDays, type Week } from '../cache/week-material.ts';
import { insightCopy as copy, daysCopy, limitCopy } from '../insight.copy.ts';
import type { Insight } from '../insight.ts';
import type { InsightState } from '../request/follow-insight.ts';
import { useInsight } from '../use-insight.ts';
import { AskForIt } from './ask-for-it.tsx';
import { foldOf } from './fold.ts';

type InsteadProps = { title: string; text: string; to: string; action: string };

/** Shown in place of the insight's text: the reason, and a link to the next step. */
const Instead = ({ title, text, to, action }: InsteadProps): ReactNode => (
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
function DaysCard({ days }: { days: number }) {
  const text = days < INSIGHT_MIN_DAYS ? daysCopy.missing(days) : daysCopy.unknown;
  return <Instead title={daysCopy.title} text={text} to={paths.record} action={daysCopy.record} />;
}

/**
 * Shown if the month's insights are used up: when the limit resets, and which plan has no limit. Only the free plan
 * has one.
 */
function LimitCard({ today }: { today: LocalDate }) {
  const text = limitCopy.text(PLAN_QUOTAS.free.insightsPerMonth, monthName(monthOf(today).next));
  return <Instead title={limitCopy.title} text={text} to={paths.plans} action={limitCopy.plans} />;
}

/** The text as shown before the Markdown code is loaded. Only the most common markup is removed. */
const PlainText = ({ text }: { text: string }) => (
  <p className="whitespace-pre-line">{text.replaceAll('**', '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')}</p>
);

// This component is large and needed only for a text. Until it is loaded, or if it can't be, PlainText shows the
// text.
const InsightText = lazy(async () => ({
  default: await import('./insight-text.tsx').then(
    (module) => module.InsightText,
    () => PlainText,
  ),
}));

/** Formats the week as "De 15 a 21 de novembro", with both months if the week is in two. */
function periodOf(start: LocalDate, end: LocalDate): string {
  const isOneMonth = monthOf(start).first === monthOf(end).first;
  return copy.period(isOneMonth ? `${Number(start.slice(8))}` : formatDayOfMonth(start), formatDayOfMonth(end));
}

/** The text, folded if it is long, with its author and the disclaimer that it is no diagnosis. */
function InsightBody({ insight: { text, startDate, endDate, writtenBy } }: { insight: Insight }) {
  const [isOpen, setOpen] = useState(false);
  const region = useId();
  const folded = foldOf(text);
  return (
    <>
      <p className="mt-1 text-ink-muted text-sm">{periodOf(startDate, endDate)}</p>
      <div id={region} className="mt-3 max-w-prose">
        <Suspense fallback={<Skeleton className="h-28" />}>
          <InsightText text={folded === null || isOpen ? text : folded} />
        </Suspense>
      </div>
      {folded !== null && (
        <Button
          variant="quiet"
          className="mt-1 -ml-4"
          aria-expanded={isOpen}
          aria-controls={region}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? copy.less : copy.more}
        </Button>
      )}
      <p className="mt-2 text-ink-muted text-sm">
        {writtenBy !== null && `${copy.writtenBy[writtenBy]}. `}
        {copy.notDiagnosis}
      </p>
    </>
  );
}

/**
 * How many insights the person's plan has a month; null if it has no limit, undefined while the plan isn't known. The
 * server doesn't send how many are left.
 */
function useMonthlyLimit(): number | null | undefined {
  const { data } = useQuery(currentPlanQuery());
  if (!data) return undefined;
  const perMonth = PLAN_QUOTAS[data.planId].insightsPerMonth;
  return Number.isFinite(perMonth) ? perMonth : null;
}

type Props = { entries: Week; today: LocalDate };

/** The live region's text for a state. It is visible during a request. */
function wordsOf(state: InsightState): string {
  switch (state.kind) {
    case 'loading':
      return copy.loading;
    case 'retrying':
      return copy.retrying(state.attempt);
    case 'waiting':
      return copy.waiting;
    case 'failed':
      return copy.failed;
    case 'refused':
      return state.message;
    case 'idle':
      return state.because === 'late' ? copy.late : '';
    case 'ready':
      return copy.ready;
    case 'limit':
      return limitCopy.title;
    case 'days':
      return daysCopy.title;
  }
}

function OfDay({ entries, today }: Props) {
  const zone = timeZone();
  const { state, ask } = useInsight(today, fingerprintOf(entries, zone));
  const limit = useMonthlyLimit();
  const title = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const days = recordedDays(entries, zone);
  const isShort = state.kind === 'days' || (state.kind === 'idle' && days < INSIGHT_MIN_DAYS);
  const asksByItself = limit === null && !isShort && state.kind === 'idle' && state.because === 'first';
  const hasRequested = useRef(false);
  const isAnswered = isShort || state.kind === 'ready' || state.kind === 'limit';
  const words = wordsOf(state);
  const seen = words === '' ? '' : 'mt-3 max-w-prose text-sm';

  useEffect(() => {
    // Once for each visit: after a failure the person decides. Without a network it would only report the failure.
    if (!asksByItself || hasRequested.current || !navigator.onLine) return;
    hasRequested.current = true;
    ask();
  }, [asksByItself, ask]);

  // The button that had the focus was removed, so the text takes the focus, unless another element has it.
  useEffect(() => {
    if (!isAnswered) return;
    const active = document.activeElement;
    if (hadFocus.current && (active === null || active === document.body)) {
      title.current?.focus({ preventScroll: true });
    }
    hadFocus.current = false;
  }, [isAnswered]);

  return (
    <section aria-labelledby="insight-title">
      <h3 id="insight-title" ref={title} tabIndex={-1} className="font-bold text-lg outline-none">
        {copy.title}
      </h3>
      {isShort && <DaysCard days={days} />}
      {state.kind === 'limit' && <LimitCard today={today} />}
      {state.kind === 'ready' && <InsightBody insight={state.insight} />}
      {!isAnswered && (
        <AskForIt
          state={state}
          limit={limit}
          onFocus={() => {
            hadFocus.current = true;
          }}
          onAsk={() => {
            hadFocus.current = true;
            ask();
          }}
        />
      )}
      {/* The live region is rendered before it has text, because only then do screen readers announce the text. */}
      <p role="status" className={isAnswered ? 'sr-only' : seen}>
        {words}
      </p>
      {'reason' in state && <p className="mt-1 max-w-prose text-ink-muted text-sm empty:hidden">{state.reason}</p>}
    </section>
  );
}

/**
 * The week's insight. It loads by itself on a plan without a monthly limit. On the free plan, and again after the
 * entries have changed, it is requested by a tap. The result is cached for an hour. A second request for the same
 * entries doesn't count.
 */
export function WeeklyInsight(props: Props) {
  const account = useAccount();
  // The key resets the state for another day or person.
  return <OfDay key={`${account?.userId} ${props.today}`} {...props} />;
}
