import type { Page } from '@playwright/test';

/** The account with which a scene is opened. */
export type Viewer = 'guest' | 'livedIn' | 'basic' | 'empty' | 'newcomer';
export type Scene = {
  /** The route to which the scene belongs. */
  route: string;
  name: string;
  viewer: Viewer;
  address: string;
  /** Responses of the API: `real` ones, `error` with status 500, or `loading`, which means none. */
  api: 'real' | 'error' | 'loading';
  /** Actions before the screen is loaded, such as typing a search. */
  begin: ((page: Page) => Promise<void>) | null;
  /**
   * Actions before the picture is taken, such as opening a menu. If there are any, the picture has the size of the
   * screen.
   */
  prepare: ((page: Page) => Promise<void>) | null;
  /** Screen sizes in which the scene exists. */
  sizes: readonly ('phone' | 'desktop')[];
};

const BOTH = ['phone', 'desktop'] as const;

export const scene = (given: Pick<Scene, 'route' | 'name' | 'viewer'> & Partial<Scene>): Scene => ({
  address: given.route,
  api: 'real',
  begin: null,
  prepare: null,
  sizes: BOTH,
  ...given,
});
