import { UFS } from '@alento/domain/sharing/crp';
import { SERVICE_KINDS } from '@alento/domain/sharing/listing';
import { useEffect, useId, useRef } from 'react';
import { FieldFrame } from '../../../ui/field/field-frame.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { SERVICE_KIND_NAMES } from '../../../ui/service-kinds.copy.ts';
import { listingCopy as copy, ufName } from './listing.copy.ts';
import { ListingResults } from './listing-results.tsx';
import { OnlineElsewhere } from './online-elsewhere.tsx';
import { useListingFilter } from './use-listing-filter.ts';

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
export function ListingList({ takesFocus }: { takesFocus: boolean }) {
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
