import { Search } from 'lucide-react';
import { useState } from 'react';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { listingCopy as copy } from './listing.copy.ts';
import { ListingList } from './listing-list.tsx';
import { useListingFilter } from './use-listing-filter.ts';

/** The list is read when it is this close to the viewport, px. */
const NEAR_PX = 300;

/**
 * The list of professionals. The page is prerendered and runs without scripts until a visitor presses something, so the
 * list begins as a button: the press loads the app, which reads the list. If the app runs already, the list is read
 * when it comes near.
 */
export function ListingSection() {
  const isHydrated = useIsHydrated();
  const [isPressed, setPressed] = useState(false);
  // The list replaces the button when it comes near, for example because the button was focused.
  const [hasFocus, setFocus] = useState(false);
  const { place, isNear } = useIsNear<HTMLDivElement>(NEAR_PX);
  const [{ uf, kind }] = useListingFilter();
  // The list stays when its filter is cleared.
  const [wasFiltered, setFiltered] = useState(false);
  const isFiltered = isHydrated && (uf !== null || kind !== null);
  if (isFiltered && !wasFiltered) setFiltered(true);
  return (
    <div ref={place}>
      <p className="mb-5 max-w-[65ch]">{copy.own}</p>
      {isPressed || isNear || wasFiltered ? (
        <ListingList takesFocus={isPressed || hasFocus} />
      ) : (
        <Button
          size="lg"
          onFocus={() => setFocus(true)}
          onBlur={() => setFocus(false)}
          onClick={() => setPressed(true)}
        >
          <Search aria-hidden size={20} />
          {copy.show}
        </Button>
      )}
    </div>
  );
}
