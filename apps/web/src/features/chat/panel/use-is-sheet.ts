import { useSyncExternalStore } from 'react';
import { followMedia, matchesMedia } from '../../../platform/media.ts';

/** Below this width the panel is a sheet over the page. */
const SMALL = '(width < 40rem)';

const follow = (listener: () => void): (() => void) => followMedia(SMALL, listener);

/** Whether the panel is a modal sheet over the page. It can't be called while prerendering. */
export const useIsSheet = (): boolean => useSyncExternalStore(follow, () => matchesMedia(SMALL));
