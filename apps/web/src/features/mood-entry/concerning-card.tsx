import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { Button } from '../../ui/button.tsx';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { concerningCopy } from './home.copy.ts';
import { errorCopy } from './mood-entry.copy.ts';

type Props = { pattern: UseQueryResult<{ hasConcerningPattern: boolean }> };

/** Shown when the last days were low (decision D4); a read that fails says so quietly (core §8). */
export function ConcerningCard({ pattern }: Props) {
  if (pattern.isError && !pattern.data) {
    return (
      <p role="status" className="text-ink-muted text-sm">
        {errorCopy.concerning}
      </p>
    );
  }
  if (!pattern.data?.hasConcerningPattern) return null;
  return (
    <section
      aria-labelledby="concerning-title"
      className="rounded-card border border-border bg-accent-soft p-5 text-on-accent-soft sm:p-6"
    >
      <h2 id="concerning-title" className="text-lg font-bold">
        {concerningCopy.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose">{concerningCopy.text}</p>
      <HelpContacts />
      <Button variant="secondary" asChild className="mt-3">
        <Link to={paths.psychologists}>{concerningCopy.psychologists}</Link>
      </Button>
    </section>
  );
}
