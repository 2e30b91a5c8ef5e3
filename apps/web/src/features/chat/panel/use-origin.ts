import { useSyncExternalStore } from 'react';
import { apiOrigin } from '../../../lib/api/api-origin.ts';

const neverChanges = () => () => undefined;

/** Returns the origin of the app's addresses, or an empty string while prerendering. */
export const useOrigin = (): string => useSyncExternalStore(neverChanges, apiOrigin, () => '');
