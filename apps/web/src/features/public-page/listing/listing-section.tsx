import { UFS } from '@alento/domain/sharing/crp';
import { SERVICE_KINDS } from '@alento/domain/sharing/listing';
import { useQuery } from '@tanstack/react-query';
import { Search, UsersRound } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../../../lib/page/use-is-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldFrame } from '../../../ui/field/field-frame.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { useIsNear } from '../../../ui/loading/use-is-near.ts';
import { SERVICE_KIND_NAMES } from '../../../ui/service-kinds.copy.ts';
import { EmptyState, ErrorState, Skeleton } from '../../../ui/state/part-states.tsx';
import { listingCopy as copy, ufName } from './listing.copy.ts';
import { type ListingFilter, listingQuery } from './listing.queries.ts';
import { ListingCard } from './listing-card.tsx';

/**
 * The filter is in the address (?uf=SP&kind=online), so that a filtered list can be shared. Unknown values are ignored.
 */
function useListingFilter(): [ListingFilter, (filter: ListingFilter) => void] {
  const [search, setSearch] = useSearchParams();
  const filter = {
    uf: UFS.find((uf) => uf === search.get('uf')) ?? null,
    kind: SERVICE_KINDS.find((kind) => kind === search.get('kind')) ?? null,
  };
  const choose = ({ uf, kind }: ListingFilter): void =>
    setSearch({ ...(uf ? { uf } : {}), ...(kind ? { kind } : {}) }, { replace: true, preventScrollReset: true });
  return [filter, choose];
}

const Loading = () => (
  <div role="status" className="grid gap-4">
    <span className="sr-only">{copy.loading}</span>
    {[0, 1].map((row) => (
      <Skeleton key={row} className="h-56 w-full" />
    ))}
  </div>
);

type Props = { filter: ListingFilter; onClear: () => void };

/** The professionals that match the filter. Nobody is invented: an empty list says so. */
function ListingResults({ filter, onClear }: Props) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(listingQuery(filter));
  if (isError && (!data || isPlaceholderData))
    return <ErrorState message={copy.failed} onRetry={() => void refetch()} busy={isFetching} />;
  if (!data) return <Loading />;
  const isFiltered = filter.uf !== null || filter.kind !== null;
  return (
    <>
      <p role="status" className="mb-3 text-ink-muted text-sm">
        {isPlaceholderData ? copy.loading : copy.count(data.length, filter)}
      </p>
      {data.length === 0 ? (
        <div className="rounded-card border border-border bg-surface">
          <EmptyState
            level="h3"
            title={isFiltered ? copy.noMatchTitle : copy.emptyTitle}
            text={isFiltered ? copy.noMatch : copy.empty}
            picture={<UsersRound aria-hidden size={32} className="text-ink-muted" />}
            {...(isFiltered
              ? {
                  action: (
                    <Button variant="secondary" onClick={onClear}>
                      {copy.clear}
                    </Button>
                  ),
                }
              : {})}
          />
        </div>
      ) : (
        <ul className={`grid gap-4 ${isPlaceholderData ? 'opacity-60' : ''}`}>
          {data.map((listing) => (
            <ListingCard key={listing.id} listing={listing} />
          ))}
        </ul>
      )}
    </>
  );
}

/**
 * Below the professionals of one unit: those of other units who attend online, so that a filter by unit doesn't hide
 * them.
 */
function OnlineElsewhere({ filter: { uf, kind } }: { filter: ListingFilter }) {
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

const ANY = 'any';
const KINDS = [
  { value: ANY, label: copy.anyKind },
  ...SERVICE_KINDS.map((kind) => ({ value: kind, label: SERVICE_KIND_NAMES[kind] })),
] as const;
/** The units by name, as people look for them. */
const BY_NAME = UFS.toSorted((one, other) => ufName(one).localeCompare(ufName(other), 'pt-BR'));

/**
 * The list with its filters.
 *
 * @param takesFocus whether the button that is replaced by the list had the focus.
 */
function ListingList({ takesFocus }: { takesFocus: boolean }) {
  const [filter, choose] = useListingFilter();
  const filters = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) filters.current?.querySelector('select')?.focus({ preventScroll: true });
  }, [takesFocus]);
  const clear = (): void => {
    choose({ uf: null, kind: null });
    filters.current?.querySelector('select')?.focus();
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend. */}
      <div ref={filters} role="group" aria-label={copy.filters} className="mb-5 flex flex-wrap items-end gap-3">
        <div className="max-sm:w-full">
          <FieldFrame id={id} label={copy.uf}>
            <Select
              id={id}
              label={copy.uf}
              className="max-sm:w-full"
              value={filter.uf ?? ANY}
              onChange={({ target }) => choose({ ...filter, uf: UFS.find((uf) => uf === target.value) ?? null })}
            >
              <option value={ANY}>{copy.anyUf}</option>
              {BY_NAME.map((uf) => (
                <option key={uf} value={uf}>
                  {ufName(uf)}
                </option>
              ))}
            </Select>
          </FieldFrame>
        </div>
        <SegmentedControl
          label={copy.kind}
          value={filter.kind ?? ANY}
          options={KINDS}
          onChange={(kind) => choose({ ...filter, kind: kind === ANY ? null : kind })}
        />
      </div>
      <ListingResults filter={filter} onClear={clear} />
      <OnlineElsewhere filter={filter} />
    </>
  );
}

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
