import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { contentSearchQuery } from '../../../state/content/content.queries.ts';
import { checkTextWhileTyping } from '../../../state/crisis/check-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/part-states.tsx';
import { searchCopy as copy } from '../shelf/articles.copy.ts';
import { ContentCard, ContentGrid } from '../shelf/content-card.tsx';
import { LoadingCards } from '../shelf/library-states.tsx';
import { HELP_CATEGORY } from '../shelf/shelf.ts';
import { asksForHelp } from './asks-for-help.ts';
import { HelpFirst } from './help-first.tsx';

/**
 * Whether help is shown above the results, because the words request help or indicate a crisis. Null until the check
 * has finished. It doesn't open the crisis card, because the person may still be typing.
 */
function useSearchHelp(query: string): boolean | null {
  const [looked, setLooked] = useState<{ query: string; isCrisis: boolean } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void checkTextWhileTyping(query).then((level) => {
      if (isCurrent) setLooked({ query, isCrisis: level === 'crisis' });
    });
    return () => {
      isCurrent = false;
    };
  }, [query]);
  if (asksForHelp(query)) return true;
  return looked?.query === query ? looked.isCrisis : null;
}

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
  const requestsHelp = useSearchHelp(query);
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
      {needsHelp && <HelpFirst text={copy.helpText} />}
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
