import type { HelpPage } from '@alento/contract/help';
import { HELP_GROUPS } from '@alento/domain/help/help-page';
import { paths } from '@alento/domain/interface/paths';
import { beginningWithin } from '@alento/domain/text/plain-text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { isOffline } from '../../../lib/api/api-error.ts';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { useCrisisSign } from '../../../state/crisis/use-crisis-sign.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SearchForm } from '../../../ui/field/search-form.tsx';
import { HelpFirst } from '../../../ui/help-first.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState, ErrorState } from '../../../ui/state/part-states.tsx';
import { appHelpCopy as copy, groupTitles, searchCopy } from '../app-help.copy.ts';
import { helpListQuery } from '../app-help.queries.ts';
import { AppHelpLoading } from '../app-help-loading.tsx';
import { AskAssistant } from '../ask-assistant.tsx';
import { findHelp, HELP_QUERY_MAX } from './find-help.ts';
import { HelpLinks } from './help-links.tsx';

const wordsIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'helpSearch' in state && typeof state.helpSearch === 'string'
    ? beginningWithin(state.helpSearch, HELP_QUERY_MAX)
    : '';

/**
 * The search words. `keep` stores them in the history entry, so that going back from a page shows the results again.
 * They are never in the URL, because browser histories and logs store URLs.
 */
function useHelpSearch() {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  // The prerendered page has an empty field, and hydration needs the same.
  const restoredWords = useRef(wordsIn(state));
  useEffect(() => {
    if (restoredWords.current !== '') setTyped(restoredWords.current);
  }, []);
  const keep = (): void => void navigate(pathname, { state: { helpSearch: typed }, replace: true });
  return { typed, query: typed.trim(), type: setTyped, keep };
}

type Props = { pages: readonly HelpPage[]; query: string; onClear: () => void; onFollow: () => void };

/** The help pages that the search words find, best first. */
function HelpResults({ pages, query, onClear, onFollow }: Props) {
  const found = findHelp(pages, query);
  const needsHelp = useCrisisSign(query);
  const all = (
    <Button variant="secondary" onClick={onClear}>
      {searchCopy.all}
    </Button>
  );
  return (
    <Section title={searchCopy.title} look="sr-only">
      <div
        className={found.length === 0 ? 'sr-only' : 'mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3'}
      >
        <p role="status" className="font-semibold">
          {found.length === 0 ? searchCopy.none(query) : searchCopy.found(found.length, query)}
        </p>
        {found.length > 0 && all}
      </div>
      {needsHelp && <HelpFirst copy={searchCopy} level="h3" />}
      {found.length === 0 ? (
        <EmptyState
          title={searchCopy.none(query)}
          text={searchCopy.noneText}
          level="h3"
          action={
            <div className="flex flex-wrap justify-center gap-3">
              {all}
              <AskAssistant />
            </div>
          }
        />
      ) : (
        <div className="max-w-2xl">
          <HelpLinks pages={found} onFollow={onFollow} />
        </div>
      )}
    </Section>
  );
}

/** All help pages by group. */
const HelpGroups = ({ pages }: { pages: readonly HelpPage[] }) => (
  <div className="grid items-start gap-4 sm:gap-6 md:grid-cols-2 xl:grid-cols-3">
    {HELP_GROUPS.map((group) => ({ group, ofGroup: pages.filter((page) => page.group === group) }))
      .filter(({ ofGroup }) => ofGroup.length > 0)
      .map(({ group, ofGroup }) => (
        <Card key={group} title={groupTitles[group]} className="min-w-0 pb-2! sm:pb-3!">
          <HelpLinks pages={ofGroup} />
        </Card>
      ))}
  </div>
);

/** The screen /ajuda/app: all help pages by group, and a search that runs on this device. */
export function HelpListScreen() {
  const { data, error, isError, isFetching, refetch } = useQuery(helpListQuery);
  const { typed, query, type, keep } = useHelpSearch();
  return (
    <>
      <div className="pb-6 lg:pb-8">
        <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
        <SearchForm
          copy={searchCopy}
          max={HELP_QUERY_MAX}
          typed={typed}
          onType={type}
          onFocus={prepareCheck}
          onSubmit={() => void checkText(typed)}
        />
        <Link
          to={paths.help}
          className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {copy.crisis}
        </Link>
      </div>
      <div>
        {data && query === '' && <HelpGroups pages={data} />}
        {data && query !== '' && <HelpResults pages={data} query={query} onClear={() => type('')} onFollow={keep} />}
        {!data && isError && (
          <ErrorState
            message={isOffline(error) ? copy.offline : copy.failed}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        )}
        {!data && !isError && <AppHelpLoading />}
      </div>
    </>
  );
}
