import type { Recommendations } from '@alento/contract/recommendation';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { INITIAL_ITEMS } from '@alento/domain/recommendation/limits';
import { type LocalDate, monthOf } from '@alento/domain/time/local-date';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime, monthName } from '../../../lib/time/dates.format.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { cardCopy } from '../recommendation.copy.ts';
import { recommendationsQuery } from '../recommendation.queries.ts';
import { LoadingWords } from './loading-words.tsx';
import { listCopy, panelCopy } from './opened-card.copy.ts';
import { RecommendationItem } from './recommendation-item.tsx';

/** The first three recommendations, then all after a tap, and the time at which a cached set was made. */
function RecommendationList({ set }: { set: Recommendations }) {
  const [showsAll, setShowsAll] = useState(false);
  const list = useId();
  const { recommendations, fromCache, generatedAt } = set;
  const rest = recommendations.length - INITIAL_ITEMS;
  return (
    <>
      {fromCache && <p className="text-ink-muted text-xs">{listCopy.updatedAt(formatTime(generatedAt, timeZone()))}</p>}
      <ul id={list} className="divide-y divide-border">
        {(showsAll ? recommendations : recommendations.slice(0, INITIAL_ITEMS)).map((recommendation) => (
          <RecommendationItem key={recommendation.id} recommendation={recommendation} />
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="secondary"
          aria-expanded={showsAll}
          aria-controls={list}
          onClick={() => setShowsAll((before) => !before)}
          className="mt-2 w-full sm:w-auto"
        >
          {showsAll ? listCopy.less : listCopy.more(rest)}
        </Button>
      )}
    </>
  );
}

export type PanelProps = {
  today: LocalDate;
  /** Called if the server detected a crisis. */
  onHelpFirst: () => void;
  /** Called with the effect on the monthly limit: today is now used, or no day was left. */
  onDay: (day: 'taken' | 'none-left') => void;
  /** Rendered on a day without recommendations. */
  practice: ReactNode;
};

const LIMIT = 'RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED';

type InsteadProps = { title: string; text: string; action: { to: string; name: string }; practice: ReactNode };

const Instead = ({ title, text, action, practice }: InsteadProps) => (
  <div className="grid gap-4">
    <div role="status">
      <h3 className="font-bold">{title}</h3>
      <p className="mt-1 max-w-prose text-ink-muted">{text}</p>
    </div>
    <LinkButton to={action.to} variant="secondary" className="justify-self-start">
      {action.name}
    </LinkButton>
    {practice}
  </div>
);

/** The open card: loading, list, empty, monthly limit, or error. */
export function RecommendationPanel({ today, onHelpFirst, onDay, practice }: PanelProps) {
  const { data, error, isFetching, refetch } = useQuery(recommendationsQuery(today));
  const isHelpFirst = data?.helpFirst === true;
  useEffect(() => {
    if (isHelpFirst) onHelpFirst();
  }, [isHelpFirst, onHelpFirst]);
  const isTaken = data !== undefined && data.recommendations.length > 0;
  const isOverLimit = !data && isRefusal(error, LIMIT);
  useEffect(() => {
    if (isTaken) onDay('taken');
    if (isOverLimit) onDay('none-left');
  }, [isTaken, isOverLimit, onDay]);
  if (isHelpFirst) return null;
  if (isTaken) return <RecommendationList set={data} />;
  if (data) {
    const action = { to: paths.articles, name: panelCopy.library };
    return <Instead title={panelCopy.emptyTitle} text={panelCopy.emptyText} action={action} practice={practice} />;
  }
  if (isOverLimit) {
    const days = PLAN_QUOTAS.free.recommendationSetsPerMonth;
    const text = panelCopy.limitText(days, monthName(monthOf(today).next));
    const action = { to: paths.plans, name: panelCopy.plans };
    return <Instead title={errorText(LIMIT)} text={text} action={action} practice={practice} />;
  }
  if (error) return <ErrorState message={cardCopy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  return <LoadingWords />;
}
