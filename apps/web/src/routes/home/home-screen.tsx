import { paths } from '@alento/domain/interface/paths';
import { WEEK_DAYS } from '@alento/domain/mood-entry/limits';
import { addDays, type LocalDate } from '@alento/domain/time/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, type LucideIcon, MessageCircleHeart, Smile } from 'lucide-react';
import { type ReactNode, useDeferredValue, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { TodayEntries } from '../../features/mood-entry/day/today-entries.tsx';
import {
  concerningQuery,
  entryCountQuery,
  FIRST_ENTRIES,
  weekQuery,
} from '../../features/mood-entry/mood-entry.queries.ts';
import {
  type DisplayedEntry,
  useWaitingEntries,
  withWaiting,
} from '../../features/mood-entry/waiting/waiting-entry.ts';
import { WeekCard } from '../../features/mood-entry/week/week-card.tsx';
import { REFRESH, useAsksRefresh } from '../../lib/page/asks-refresh.ts';
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

const ACTIONS: readonly { to: string; icon: LucideIcon; title: string; text: string; look: string }[] = [
  {
    to: paths.record,
    icon: Smile,
    title: actionsCopy.now,
    text: actionsCopy.nowHint,
    // Only one element per screen is coral; on a phone that is Registrar in the tab bar.
    look: 'border-transparent bg-brand-soft text-on-brand-soft lg:bg-accent lg:text-on-accent lg:hover:bg-accent-hover',
  },
  { to: paths.chat, icon: MessageCircleHeart, title: actionsCopy.assistant, text: actionsCopy.assistantHint, look: '' },
  { to: paths.recordPast, icon: CalendarDays, title: actionsCopy.past, text: actionsCopy.pastHint, look: '' },
];

// Shown only to new people, so its code is loaded on demand.
const Tips = optionalPart(async () => (await import('./tips.tsx')).Tips);

/** The section 'Ações rápidas': beside the week on large screens, in one row below it on small ones. */
function QuickActions({ isNew }: { isNew: boolean }) {
  return (
    <aside aria-labelledby="actions-title" className="grid content-start gap-4">
      <h2 id="actions-title" className="text-xl font-bold">
        {actionsCopy.title}
      </h2>
      <nav
        aria-labelledby="actions-title"
        className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-3 lg:grid-cols-1"
      >
        {ACTIONS.map(({ to, icon: Icon, title, text, look }) => (
          <Link
            key={to}
            to={to}
            className={`flex min-h-16 items-center gap-x-4 gap-y-2 rounded-card border px-2 py-3 transition-colors duration-150 max-lg:flex-col max-lg:text-center motion-reduce:transition-none lg:px-5 ${look || 'border-border bg-surface hover:bg-surface-sunken'}`}
          >
            <Icon size={28} aria-hidden="true" className={`shrink-0 ${look ? '' : 'text-brand'}`} />
            <span className="min-w-0">
              <span className="block font-bold max-lg:text-sm">{title}</span>
              <span className="block text-sm max-lg:sr-only">{text}</span>
            </span>
          </Link>
        ))}
      </nav>
      {isNew && <Tips />}
    </aside>
  );
}

// Loaded only if there are unsent entries.
const WaitingCard = optionalPart(
  async () => (await import('../../features/mood-entry/waiting/waiting-card.tsx')).WaitingCard,
);

/** Refetches once if navigation state or the query refresh=true requests it. */
function useRefreshOnArrival(): void {
  const client = useQueryClient();
  const navigate = useNavigate();
  const isAsked = useAsksRefresh();
  const { pathname, search } = useLocation();
  useEffect(() => {
    if (!isAsked) return;
    void client.invalidateQueries({ queryKey: moodKeys.all() });
    const rest = new URLSearchParams(search);
    rest.delete(REFRESH);
    void navigate({ pathname, search: rest.toString() }, { replace: true, state: null });
  }, [client, navigate, isAsked, pathname, search]);
}

type Props = {
  /** The person's first name, if it is known. */
  name?: string | undefined;
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
export function HomeScreen({ name, faces, daily, notices, waitsForNotices, insight, care }: Props) {
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
  const isFewInWeek = entries !== undefined && entries.length < FIRST_ENTRIES;
  const count = useQuery({
    ...entryCountQuery(),
    // Once the person has that many, it isn't asked again.
    enabled: ({ state }) => isFewInWeek && (state.data ?? 0) < FIRST_ENTRIES,
  });
  // If the query for older entries fails, the person is treated as one with older entries: only the week is shown as
  // empty.
  const isNew = isWeekEmpty && count.data === 0 && waitingEntries.length === 0;
  const pattern = useQuery(concerningQuery());
  // The pattern's card is above the week. Both are shown at the same time, so that the card doesn't shift the week.
  const waits =
    waitsForNotices ||
    week.isPending ||
    (isWeekEmpty && count.isPending && count.errorUpdateCount === 0) ||
    (pattern.isPending && pattern.errorUpdateCount === 0);
  // Deferred, so that React renders the content in slices, between which it reacts to taps.
  const waiting = useDeferredValue(waits, true);
  const isFirstWeek =
    entries !== undefined && entries.length < FIRST_ENTRIES && (count.data ?? FIRST_ENTRIES) < FIRST_ENTRIES;
  const [greeting, question] = homeCopy.greeting(hourIn(serverNow(), timeZone()), name);
  const refresh = () => void client.invalidateQueries({ queryKey: moodKeys.all() });
  return (
    <>
      <PageTitle lead={question}>{greeting}</PageTitle>
      {faces}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
        <div className="grid min-w-0 content-start gap-6">
          {hadWaiting && <WaitingCard entries={waitingEntries} />}
          <div key={waiting ? 'waiting' : 'ready'} className="grid min-w-0 content-start gap-6">
            {!waiting && notices}
            {!waiting && <ConcerningCard pattern={pattern} />}
            {!waiting && entries && <TodayEntries entries={entries} today={today} />}
            <WeekCard week={week} entries={entries} isNew={isNew} today={today} waiting={waiting} onRefresh={refresh} />
            {daily(waiting)}
            {waiting && <SummarySkeleton />}
            {!waiting && entries && !isNew && <SummaryCard entries={entries} today={today} insight={insight} />}
            {care}
          </div>
        </div>
        <QuickActions isNew={isFirstWeek} />
      </div>
    </>
  );
}
