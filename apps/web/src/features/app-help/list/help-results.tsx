import type { HelpPage } from '@alento/contract/help';
import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { Section } from '../../../ui/section.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { searchCopy as copy } from '../app-help.copy.ts';
import { AskAssistant } from '../ask-assistant.tsx';
import { findHelp } from './find-help.ts';
import { HelpLinks } from './help-links.tsx';
import { useNeedsHelp } from './use-help-search.ts';

const CrisisHelp = () => (
  <section aria-labelledby="help-first" className="mb-8 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-6">
    <h3 id="help-first" className="font-bold text-lg">
      {copy.helpTitle}
    </h3>
    <p className="mb-4">{copy.helpText}</p>
    <HelpContacts />
    <Link
      to={paths.help}
      className="mt-2 -mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {copy.helpMore}
    </Link>
  </section>
);

type Props = { pages: readonly HelpPage[]; query: string; onClear: () => void; onFollow: () => void };

/** The help pages that the search words find, best first. */
export function HelpResults({ pages, query, onClear, onFollow }: Props) {
  const found = findHelp(pages, query);
  const needsHelp = useNeedsHelp(query);
  const all = (
    <Button variant="secondary" onClick={onClear}>
      {copy.all}
    </Button>
  );
  return (
    <Section title={copy.title} look="sr-only">
      <div
        className={found.length === 0 ? 'sr-only' : 'mb-4 flex min-h-11 flex-wrap items-center justify-between gap-3'}
      >
        <p role="status" className="font-semibold">
          {found.length === 0 ? copy.none(query) : copy.found(found.length, query)}
        </p>
        {found.length > 0 && all}
      </div>
      {needsHelp && <CrisisHelp />}
      {found.length === 0 ? (
        <EmptyState
          title={copy.none(query)}
          text={copy.noneText}
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
