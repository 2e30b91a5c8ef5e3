import { useQuery } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { HelpContacts } from './help-contacts.tsx';
import { concerningCopy } from './home.copy.ts';
import { errorCopy } from './mood-entry.copy.ts';
import { concerningQuery } from './mood-entry.queries.ts';

/** Shown when the last days were low (decision D4); a read that fails says so quietly (core §8). */
export function ConcerningCard() {
  const pattern = useQuery(concerningQuery());
  if (pattern.isError && !pattern.data) {
    return (
      <p role="status" className="text-ink-muted text-sm">
        {errorCopy.concerning}
      </p>
    );
  }
  if (!pattern.data?.hasConcerningPattern) return null;
  return (
    <Card aria-labelledby="concerning-title" className="bg-accent-soft text-on-accent-soft">
      <h2 id="concerning-title" className="text-lg font-bold">
        {concerningCopy.title}
      </h2>
      <p className="mt-1 mb-4 max-w-prose">{concerningCopy.text}</p>
      <HelpContacts />
    </Card>
  );
}
