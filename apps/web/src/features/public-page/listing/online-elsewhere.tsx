import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listingCopy as copy } from './listing.copy.ts';
import { type ListingFilter, listingQuery } from './listing.queries.ts';
import { ListingCard } from './listing-card.tsx';

/**
 * Below the professionals of one unit: those of other units who attend online, so that a filter by unit doesn't hide
 * them.
 */
export function OnlineElsewhere({ filter: { uf, kind } }: { filter: ListingFilter }) {
  const id = useId();
  const isWanted = uf !== null && kind !== 'in-person';
  const { data } = useQuery({ ...listingQuery({ uf: null, kind: 'online' }), enabled: isWanted });
  const others = isWanted ? (data ?? []).filter((listing) => listing.uf !== uf) : [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h3 id={id} className="font-bold text-lg">
        {copy.elsewhere}
      </h3>
      <p className="mb-3 text-ink-muted text-sm">{copy.elsewhereText}</p>
      <ul className="grid gap-4">
        {others.map((listing) => (
          <ListingCard key={listing.id} listing={listing} />
        ))}
      </ul>
    </section>
  );
}
