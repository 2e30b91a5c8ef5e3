import { parseArgs } from 'node:util';
import { asOneLine } from '@alento/domain/text/one-line-name';
import { keyRingOf } from '../crypto/key-ring.ts';
import { reportedListings } from '../features/sharing/listing/reported-listings.ts';
import { orUsage } from './or-usage.ts';
import { UsageError, withDatabase } from './with-database.ts';

const USAGE = 'Usage: npm run listings [-- --hide LISTING-ID | --show LISTING-ID]';

function readOptions() {
  const options = { hide: { type: 'string' }, show: { type: 'string' } } as const;
  const { hide, show } = orUsage(() => parseArgs({ options }).values, USAGE);
  if (hide !== undefined && show !== undefined) throw new UsageError(USAGE);
  return { hide, show };
}

/** Command that lists listings of professionals that were reported or share a CRP, or hides one or shows it again. */
await withDatabase(readOptions, async ({ db, secrets }, { hide, show }) => {
  const listings = reportedListings({ db, keyRing: keyRingOf(secrets), clock: Date.now });
  const id = hide ?? show;
  if (id !== undefined) {
    if (!(await listings.setHidden(id, hide !== undefined))) throw new UsageError('No listing has this id.');
    return hide === undefined ? 'Shown again.' : 'Hidden.';
  }
  const lines = (await listings.list()).map(({ listingId, isHidden, name, crp, uf, reasons, sameCrp }) => {
    const same = sameCrp.map((id) => `same CRP as ${id}`);
    // A name must not send control sequences to the terminal.
    const who = `${asOneLine(name)}, CRP ${crp} (${uf})`;
    return `${listingId}  ${isHidden ? 'hidden' : 'listed'}  ${who}  ${[...reasons, ...same].join(', ')}`;
  });
  return lines.length === 0 ? 'No listing was reported, and no two have the same CRP.' : lines.join('\n');
});
