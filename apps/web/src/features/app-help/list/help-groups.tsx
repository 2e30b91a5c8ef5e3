import type { HelpPage } from '@alento/contract/help';
import { HELP_GROUPS } from '@alento/domain/help/help-page';
import { groupTitles } from '../app-help.copy.ts';
import { HelpLinks } from './help-links.tsx';

/** All help pages by group. */
export const HelpGroups = ({ pages }: { pages: readonly HelpPage[] }) => (
  <div className="grid gap-x-14 gap-y-9 md:grid-cols-2 xl:grid-cols-3">
    {HELP_GROUPS.map((group) => ({ group, ofGroup: pages.filter((page) => page.group === group) }))
      .filter(({ ofGroup }) => ofGroup.length > 0)
      .map(({ group, ofGroup }) => (
        <section key={group} aria-labelledby={`help-${group}`} className="min-w-0">
          <h2 id={`help-${group}`} className="mb-1 font-bold text-lg">
            {groupTitles[group]}
          </h2>
          <HelpLinks pages={ofGroup} />
        </section>
      ))}
  </div>
);
