import { INSIGHT_MIN_DAYS } from '@alento/domain/insight/limits';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useEffect, useRef } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { insightCopy as copy, daysCopy, limitCopy } from '../insight.copy.ts';
import { markOf, recordedDays, type Week } from '../kept/week-material.ts';
import type { InsightState } from '../request/follow-insight.ts';
import { useInsight } from '../use-insight.ts';
import { useMonthlyLimit } from '../use-monthly-limit.ts';
import { AskForIt } from './ask-for-it.tsx';
import { DaysCard, LimitCard } from './instead.tsx';
import { ShownInsight } from './shown-insight.tsx';

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
    case 'shown':
      return copy.ready;
    case 'limit':
      return limitCopy.title;
    case 'days':
      return daysCopy.title;
  }
}

function OfDay({ entries, today }: Props) {
  const zone = timeZone();
  const { state, ask } = useInsight(today, markOf(entries, zone));
  const limit = useMonthlyLimit();
  const title = useRef<HTMLHeadingElement>(null);
  const hadFocus = useRef(false);
  const days = recordedDays(entries, zone);
  const isShort = state.kind === 'days' || (state.kind === 'idle' && days < INSIGHT_MIN_DAYS);
  const asksByItself = limit === null && !isShort && state.kind === 'idle' && state.because === 'first';
  const hasAsked = useRef(false);
  const isAnswered = isShort || state.kind === 'shown' || state.kind === 'limit';
  const words = wordsOf(state);
  const seen = words === '' ? '' : 'mt-3 max-w-prose text-sm';

  useEffect(() => {
    // Once for each visit: after a failure the person decides. Without a network it would only report the failure.
    if (!asksByItself || hasAsked.current || !navigator.onLine) return;
    hasAsked.current = true;
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
      {state.kind === 'shown' && <ShownInsight insight={state.insight} />}
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
