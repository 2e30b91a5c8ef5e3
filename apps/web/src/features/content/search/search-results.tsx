import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { contentSearchQuery } from '../../../state/content/content.queries.ts';
import { useCrisisSign } from '../../../state/crisis/use-crisis-sign.ts';
import { Button } from '../../../ui/button.tsx';
import { HelpFirst } from '../../../ui/help-first.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/part-states.tsx';
import { articleCopy } from '../article/article.copy.ts';
import { searchCopy as copy } from '../shelf/articles.copy.ts';
import { ContentCard, ContentGrid } from '../shelf/content-card.tsx';
import { LoadingCards } from '../shelf/library-states.tsx';
import { HELP_CATEGORY } from '../shelf/shelf.ts';
import { asksForHelp } from './asks-for-help.ts';

/** If one of this many first results is about a crisis, the person may be searching for help. */
const NEAREST = 3;

type Props = { query: string; onClear: () => void };

/** The search results of all kinds, best first. */
export function SearchResults({ query, onClear }: Props) {
  const reader = useAccount()?.userId ?? null;
  const { data, error, isError, isFetching, isPlaceholderData, refetch } = useQuery({
    ...contentSearchQuery(reader, query),
    placeholderData: keepPreviousData,
  });
  const isCrisis = useCrisisSign(query);
  // Whether the words request help or indicate a crisis. Null until the check has finished.
  const requestsHelp = asksForHelp(query) || isCrisis;
  // Results are shown together with the help above them, because help that appeared later would shift a result while
  // the person taps it.
  const isKnown = requestsHelp !== null;
  const isCurrent = data !== undefined && !isPlaceholderData && isKnown;
  const visibleResults = isKnown || isPlaceholderData ? data : undefined;
  const isEmpty = isCurrent && data.length === 0;
  const findsHelp = data?.slice(0, NEAREST).some(({ category }) => category === HELP_CATEGORY) ?? false;
  const needsHelp = requestsHelp || findsHelp;
  const browse = (
    <Button variant="secondary" onClick={onClear}>
      {copy.browse}
    </Button>
  );
  return (
    <Section title={copy.title} look="sr-only" className="border-border border-t py-8">
      <div
        className={
          isEmpty || isError ? 'sr-only' : 'mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-2'
        }
      >
        <p role="status" className="font-semibold">
          {isCurrent && data.length > 0 && copy.found(data.length, query)}
          {isEmpty && copy.none(query)}
          {!isCurrent && !isError && copy.searching}
        </p>
        {isCurrent && data.length > 0 && browse}
      </div>
      {/* The help is below the status line, so that it shifts no content that was already visible. */}
      {needsHelp && <HelpFirst copy={articleCopy} text={copy.helpText} />}
      {isError && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} busy={isFetching} />}
      {!isError && !visibleResults && <LoadingCards />}
      {isEmpty && <EmptyState title={copy.none(query)} text={copy.noneText} action={browse} />}
      {visibleResults && visibleResults.length > 0 && (
        <div aria-busy={!isCurrent} className={isCurrent ? '' : 'opacity-60'}>
          <ContentGrid>
            {visibleResults.map((content) => (
              <li key={content.id}>
                <ContentCard content={content} withKind />
              </li>
            ))}
          </ContentGrid>
        </div>
      )}
    </Section>
  );
}
