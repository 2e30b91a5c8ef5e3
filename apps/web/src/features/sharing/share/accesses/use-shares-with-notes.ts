import type { Share } from '@alento/contract/sharing/shares';
import { useQuery } from '@tanstack/react-query';
import { sharesQuery } from '../../sharing.queries.ts';

const idsOf = (shares: readonly Share[]): ReadonlySet<string> =>
  new Set(shares.filter(({ parts }) => parts.includes('notes')).map(({ id }) => id));

const NONE: ReadonlySet<string> = new Set();

/** Ids of the shares that include notes; empty as long as the shares are not known. */
export const useSharesWithNotes = (): ReadonlySet<string> => useQuery({ ...sharesQuery(), select: idsOf }).data ?? NONE;
