import type { HelpPage } from '@alento/contract/help';
import { HELP_GROUPS } from '@alento/domain/help/help-page';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { isOffline } from '../../../lib/api/api-error.ts';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { SearchForm } from '../../../ui/field/search-form.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { appHelpCopy as copy, groupTitles, searchCopy } from '../app-help.copy.ts';
import { helpListQuery } from '../app-help.queries.ts';
import { AppHelpLoading } from '../app-help-loading.tsx';
import { HELP_QUERY_MAX } from './find-help.ts';
import { HelpLinks } from './help-links.tsx';
import { HelpResults } from './help-results.tsx';
import { useHelpSearch } from './use-help-search.ts';

/** All help pages by group. */
const HelpGroups = ({ pages }: { pages: readonly HelpPage[] }) => (
  <div className="grid gap-x-14 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
    {HELP_GROUPS.map((group) => ({ group, ofGroup: pages.filter((page) => page.group === group) }))
      .filter(({ ofGroup }) => ofGroup.length > 0)
      .map(({ group, ofGroup }) => (
        <Section key={group} title={groupTitles[group]} look="mb-1 font-bold text-lg" className="min-w-0">
          <HelpLinks pages={ofGroup} />
        </Section>
      ))}
  </div>
);

/** The screen /ajuda/app: all help pages by group, and a search that runs on this device. */
export function HelpListScreen() {
  const { data, error, isError, isFetching, refetch } = useQuery(helpListQuery);
  const { typed, query, type, keep } = useHelpSearch();
  return (
    <>
      <div className="pb-8 lg:pt-4 lg:pb-10">
        <h1 tabIndex={-1} className="font-bold text-3xl tracking-tight">
          {copy.title}
        </h1>
        <p className="mt-3 max-w-[60ch] text-ink-muted text-lg">{copy.lead}</p>
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
      <div className="border-border border-t pt-8">
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
