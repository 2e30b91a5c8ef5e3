import { paths } from '@alento/domain/interface/paths';
import type { LocalDate } from '@alento/domain/time/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useAsksRefresh } from '../../lib/page/asks-refresh.ts';
import { session } from '../../lib/session/session.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';
import { Skeleton } from '../../ui/state/part-states.tsx';
import { uiCopy } from '../../ui/ui.copy.ts';
import { dropOldSet, hasSeenSetOf, writeSet } from './cache/cached-set-store.ts';
import { cardCopy as copy, helpFirstCopy } from './recommendation.copy.ts';
import { recommendationKeys } from './recommendation.keys.ts';

type HelpFirstProps = {
  /** Whether the help replaces the card that the person just opened. It then takes the focus. */
  takesFocus: boolean;
};

/** Shown after a sign of crisis in place of recommendations: helplines and the safety plan. */
function HelpFirst({ takesFocus }: HelpFirstProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <section
      aria-labelledby="help-first-title"
      className="rounded-card border border-border bg-accent-soft p-5 text-on-accent-soft sm:p-6"
    >
      <h2 id="help-first-title" ref={title} tabIndex={-1} className="font-bold text-xl outline-none">
        {helpFirstCopy.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose">{helpFirstCopy.text}</p>
      <HelpContacts />
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={paths.safetyPlan} variant="secondary">
          {helpFirstCopy.plan}
        </LinkButton>
        <LinkButton to={paths.help} variant="secondary">
          {helpFirstCopy.more}
        </LinkButton>
      </p>
    </section>
  );
}

/** Drops sets of other days. A navigation with a request to refresh refetches the set, as on /home. */
function useSetUpkeep(today: LocalDate): void {
  const client = useQueryClient();
  const isRefresh = useAsksRefresh();
  useEffect(() => {
    const userId = session.userId();
    if (userId !== null) dropOldSet(userId, today);
  }, [today]);
  useEffect(() => {
    const userId = session.userId();
    if (!isRefresh || userId === null) return;
    void writeSet(userId, null);
    void client.invalidateQueries({ queryKey: recommendationKeys.all() });
  }, [client, isRefresh]);
}

const Panel = lazyPart(async () => (await import('./list/recommendation-panel.tsx')).RecommendationPanel, {
  waiting: <Skeleton className="h-80" />,
  failed: copy.failed,
});

/** Whether a mood was recorded today. `waiting` while it is unknown, `failed` if the entries could not be loaded. */
export type MoodToday = 'waiting' | 'logged' | 'missing' | 'failed';

type Props = {
  mood: MoodToday;
  /** Reloads today's entries. */
  onCheck: () => void;
  isChecking: boolean;
  /** Whether this device recently detected a crisis. */
  helpFirst: boolean;
  /** Rendered on a day without recommendations. */
  practice: ReactNode;
};

type FrameProps = { lead: ReactNode; children: ReactNode; opened?: ReactNode };

/** The closed card has the same height in all states, so that /home doesn't shift when the state is loaded. */
const Frame = ({ lead, children, opened }: FrameProps) => (
  <Card title={copy.title} look="font-bold text-xl">
    <div className="mt-1 min-h-13 text-ink-muted sm:min-h-7">{lead}</div>
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-2">{children}</div>
    {opened}
  </Card>
);

/** The state of the monthly limit: opening uses a day, today is already used, or no day is left. */
type Day = 'ahead' | 'taken' | 'none-left';

const LEADS: Readonly<Record<Day, string>> = { ahead: copy.leadFree, taken: copy.leadTaken, 'none-left': copy.lead };

/** Returns the card's lead. On a plan with limited days it includes that opening uses one. */
function useLead(day: Day): string {
  const { data } = useQuery(currentPlanQuery());
  return data?.planId === 'free' ? LEADS[day] : copy.lead;
}

function Today({ today, mood, onCheck, isChecking, helpFirst, practice }: Props & { today: LocalDate }) {
  const [isOpen, setOpen] = useState(false);
  const [day, setDay] = useState<Day>(() => (hasSeenSetOf(session.userId(), today) ? 'taken' : 'ahead'));
  const [isHelpFirst, setHelpFirst] = useState(false);
  const region = useId();
  const lead = useLead(day);
  const isRequested = isOpen && mood === 'logged' && !helpFirst;
  const showHelpFirst = useCallback(() => setHelpFirst(true), []);
  if (helpFirst || isHelpFirst) return <HelpFirst takesFocus={isRequested} />;
  if (mood === 'waiting') {
    return (
      <Frame lead={<Skeleton className="h-6 w-11/12" />}>
        <Skeleton className="h-11 w-44" />
      </Frame>
    );
  }
  if (mood !== 'logged') {
    const isMissing = mood === 'missing';
    const action = isMissing ? (
      <LinkButton to={paths.record} variant="secondary">
        {copy.record}
      </LinkButton>
    ) : (
      <Button variant="secondary" onClick={onCheck} busy={isChecking}>
        {uiCopy.retry}
      </Button>
    );
    return (
      <Frame lead={<p role={isMissing ? undefined : 'alert'}>{isMissing ? copy.noMood : copy.checkFailed}</p>}>
        {action}
        <LinkButton to={paths.help} variant="quiet">
          {copy.help}
        </LinkButton>
      </Frame>
    );
  }
  const opened = (
    <div id={region} hidden={!isOpen} className="mt-4">
      {isOpen && <Panel today={today} onHelpFirst={showHelpFirst} onDay={setDay} practice={practice} />}
    </div>
  );
  return (
    <Frame lead={<p>{lead}</p>} opened={opened}>
      <Button variant="secondary" aria-expanded={isOpen} aria-controls={region} onClick={() => setOpen(!isOpen)}>
        {isOpen ? copy.close : copy.open}
        <ChevronDown
          aria-hidden="true"
          size={18}
          className={`transition-transform motion-reduce:transition-none ${isOpen ? 'rotate-180' : ''}`}
        />
      </Button>
    </Frame>
  );
}

/**
 * The day's recommendations on /home. The card is closed until the person opens it, because a set counts towards the
 * monthly limit once it is seen. It closes on a new day.
 */
export function DailyCard(props: Props) {
  const today = useToday();
  useSetUpkeep(today);
  return <Today key={today} today={today} {...props} />;
}
