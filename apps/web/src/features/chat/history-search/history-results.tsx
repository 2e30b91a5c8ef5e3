import type { ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';
import { MessagesSquare } from 'lucide-react';
import { Link } from 'react-router';
import { capitalised, formatDay } from '../../../lib/time/dates.format.ts';
import { MoodFace, nearestScore } from '../../../ui/mood/mood-face.tsx';
import { historySearchCopy as copy } from './history-search.copy.ts';

type Props = {
  found: Pick<ResponseOf<Endpoints['searchHistory']>, 'results' | 'hasMore'>;
  onFollow: () => void;
};

/** The search results, best first. Each links to its day or conversation. */
export const HistoryResults = ({ found: { results, hasMore }, onFollow }: Props) => (
  <>
    <p role="status" className="text-ink-muted text-sm">
      {hasMore ? copy.best(results.length) : copy.found(results.length)}
    </p>
    <ul aria-label={copy.results} className="divide-y divide-border">
      {results.map(({ kind, date, excerpt, url, score }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: hits have no id, and their list never changes.
        <li key={index} className="relative flex gap-3 py-4">
          {score === null ? (
            <span className="grid size-9 shrink-0 place-items-center rounded-pill bg-brand-soft text-on-brand-soft">
              <MessagesSquare aria-hidden size={18} />
            </span>
          ) : (
            <MoodFace score={nearestScore(score)} size={36} />
          )}
          <div className="min-w-0 flex-1">
            <Link
              to={url}
              onClick={onFollow}
              className="font-semibold after:absolute after:inset-0 after:rounded-control hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
            >
              {copy.kinds[kind]}: {capitalised(formatDay(date))}
            </Link>
            <p className="mt-1 break-words text-ink-muted text-sm" dir="auto">
              {excerpt}
            </p>
          </div>
        </li>
      ))}
    </ul>
  </>
);
