import { session } from '../../lib/session/session.ts';

/** The user's id is part of every key, so that two people never share a cached value. */
const mine = () => ['my-data', session.userId()] as const;

/** Query keys of what /meus-dados shows: the overview, exports and imports. */
export const myDataKeys = {
  all: mine,
  overview: () => [...mine(), 'overview'] as const,
  exports: () => [...mine(), 'exports'] as const,
  imports: () => [...mine(), 'imports'] as const,
  /** Begins with the key of the list, so that invalidating the list invalidates each import too. */
  import: (id: string) => [...myDataKeys.imports(), id] as const,
};
