import type { Page } from '@playwright/test';

/** The account that a scene is seen with. */
export type Viewer = 'guest' | 'livedIn' | 'basic' | 'empty' | 'newcomer';
export type Scene = {
  /** The route it belongs to. */
  route: string;
  name: string;
  viewer: Viewer;
  address: string;
  /** Responses of the API: `error` gives a 500, `loading` never responds. */
  api: 'real' | 'error' | 'loading';
  /** Actions before the screen is loaded, such as a search. */
  begin: ((page: Page) => Promise<void>) | null;
  /** Actions before the picture, such as opening a menu. Such a scene is drawn at screen size. */
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
