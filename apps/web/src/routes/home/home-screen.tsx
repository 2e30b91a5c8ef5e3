import { paths } from '@alento/domain/interface/paths';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, MessageCircleHeart, Smile } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { anyEntryQuery, concerningQuery, weekQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import {
  type DisplayedEntry,
  useWaitingEntries,
  withWaiting,
} from '../../features/mood-entry/waiting/waiting-entry.ts';
import { WeekCard } from '../../features/mood-entry/week/week-card.tsx';
import { timeZone } from '../../lib/time/clock.ts';
import { serverNow } from '../../lib/time/clock-skew.ts';
import { hourIn } from '../../lib/time/dates.format.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { moodKeys } from '../../state/mood/mood-entry.keys.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { ConcerningCard } from './concerning-card.tsx';
import { actionsCopy, homeCopy } from './home.copy.ts';
import { SummaryCard, SummarySkeleton } from './summary-card.tsx';

const action =
  'flex min-h-16 items-center gap-4 rounded-card border px-5 py-3 transition-colors duration-150 motion-reduce:transition-none';

/** The section 'Ações rápidas': beside the week on large screens, below it on small ones. */
function QuickActions() {
  return (
    <aside aria-labelledby="actions-title" className="grid content-start gap-4">
      <h2 id="actions-title" className="text-xl font-bold">
        {actionsCopy.title}
      </h2>
      <nav aria-labelledby="actions-title" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {/* Only one element per screen is coral; on a phone that is Registrar in the tab bar. */}
        <Link
          to={paths.record}
          className={`${action} border-transparent bg-brand-soft text-on-brand-soft lg:bg-accent lg:text-on-accent lg:hover:bg-accent-hover`}
        >
          <Smile size={28} aria-hidden="true" className="shrink-0" />
          <span>
            <span className="block font-bold">{actionsCopy.now}</span>
            <span className="block text-sm">{actionsCopy.nowHint}</span>
          </span>
        </Link>
        <Link
          to={paths.chat}
          className={`${action} border-border bg-surface hover:bg-surface-sunken sm:max-lg:order-last sm:max-lg:col-span-2`}
        >
          <MessageCircleHeart size={28} aria-hidden="true" className="shrink-0 text-brand" />
          <span>
            <span className="block font-bold">{actionsCopy.assistant}</span>
            <span className="block text-sm text-ink-muted">{actionsCopy.assistantHint}</span>
          </span>
        </Link>
        <Link to={paths.recordPast} className={`${action} border-border bg-surface hover:bg-surface-sunken`}>
          <CalendarDays size={28} aria-hidden="true" className="shrink-0 text-brand" />
          <span>
            <span className="block font-bold">{actionsCopy.past}</span>
            <span className="block text-sm text-ink-muted">{actionsCopy.pastHint}</span>
          </span>
        </Link>
      </nav>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Notes title={actionsCopy.tipsTitle} notes={actionsCopy.tips} />
        <Notes title={actionsCopy.benefitsTitle} notes={actionsCopy.benefits} />
      </div>
    </aside>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <section className="rounded-card border border-border p-5">
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 grid gap-2 text-sm text-ink-muted">
        {notes.map((note) => (
          <li key={note} className="border-l-2 border-border-strong pl-3">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}

// Loaded only if there are unsent entries.
const WaitingCard = optionalPart(
  async () => (await import('../../features/mood-entry/waiting/waiting-card.tsx')).WaitingCard,
);

const REFRESH = 'refresh';

const asksRefresh = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && REFRESH in state && state[REFRESH] === true;

/** Refetches once if navigation state or the query refresh=true requests it. */
function useRefreshOnArrival(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  useEffect(() => {
    if (search.get(REFRESH) !== 'true' && !asksRefresh(state)) return;
    void client.invalidateQueries({ queryKey: moodKeys.all() });
    const rest = new URLSearchParams(search);
    rest.delete(REFRESH);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: null });
  }, [client, navigate, pathname, search, state]);
}

type Props = {
  /** The six faces, directly under the greeting. */
  faces: ReactNode;
  /**
   * The daily card, rendered by another feature. While `isWaiting` it has nothing to press: the column moves and is
   * mounted again when what is above the card is known, so a press would be lost.
   */
  daily: (isWaiting: boolean) => ReactNode;
  /** Notices above the week, rendered by other features. */
  notices: ReactNode;
  /** Whether the notices are still loading. The content below them is not shown yet, so that they don't shift it. */
  waitsForNotices: boolean;
  /** The AI's text about the week, inside the summary. */
  insight: ReactNode;
  /** Self-care suggestions at the end. */
  care: ReactNode;
};

/** Whether an entry is from the 7 days that end today. */
const isOfWeek =
  (today: LocalDate) =>
  ({ localDate }: DisplayedEntry): boolean =>
    localDate !== undefined && localDate > addDays(today, -WEEK_DAYS) && localDate <= today;

/** /home: the week, its summary, and next steps. */
export function HomeScreen({ faces, daily, notices, waitsForNotices, insight, care }: Props) {
  useRefreshOnArrival();
  const client = useQueryClient();
  const today = useToday();
  const week = useQuery(weekQuery(today));
  const waitingEntries = useWaitingEntries();
  // Stays mounted after the last unsent entry was sent or deleted, because its dialogs may still be open.
  const [hadWaiting, setHadWaiting] = useState(false);
  if (waitingEntries.length > 0 && !hadWaiting) setHadWaiting(true);
  const entries = week.data && withWaiting(week.data, waitingEntries.filter(isOfWeek(today)));
  const isWeekEmpty = entries?.length === 0;
  const any = useQuery({ ...anyEntryQuery(), enabled: isWeekEmpty });
  // If the query for older entries fails, the person is treated as one with older entries: only the week is shown as
  // empty.
  const isNew = isWeekEmpty && any.data === false && waitingEntries.length === 0;
  const pattern = useQuery(concerningQuery());
  // The pattern's card is above the week. Both are shown at the same time, so that the card doesn't shift the week.
  const waits =
    waitsForNotices ||
    week.isPending ||
    (isWeekEmpty && any.isPending && any.errorUpdateCount === 0) ||
    (pattern.isPending && pattern.errorUpdateCount === 0);
  // Deferred, so that React renders the content in slices, between which it reacts to taps.
  const waiting = useDeferredValue(waits, true);
  const refresh = () => void client.invalidateQueries({ queryKey: moodKeys.all() });
  return (
    <>
      <PageTitle lead={homeCopy.greeting(hourIn(serverNow(), timeZone()))}>{homeCopy.title}</PageTitle>
      {faces}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-6">
          {hadWaiting && <WaitingCard entries={waitingEntries} />}
          <div key={waiting ? 'waiting' : 'ready'} className="grid min-w-0 content-start gap-6">
            {!waiting && notices}
            {!waiting && <ConcerningCard pattern={pattern} />}
            <WeekCard week={week} entries={entries} isNew={isNew} today={today} waiting={waiting} onRefresh={refresh} />
            {daily(waiting)}
            {waiting && <SummarySkeleton />}
            {!waiting && entries && !isNew && <SummaryCard entries={entries} today={today} insight={insight} />}
            {care}
          </div>
        </div>
        <QuickActions />
      </div>
    </>
  );
}
