import type { Page } from '@playwright/test';

/** Whose eyes a scene is seen with. */
export type Viewer = 'guest' | 'livedIn' | 'basic' | 'empty' | 'newcomer';
export type Scene = {
  /** The route it belongs to. */
  route: string;
  name: string;
  viewer: Viewer;
  address: string;
  /** Answers of the API: `error` is a 500, `loading` never comes. */
  api: 'real' | 'error' | 'loading';
  /** What a person does at once, before the screen comes to rest: a search. */
  begin: ((page: Page) => Promise<void>) | null;
  /** What a person does before the picture: opens a menu, a dialog. Such a scene is as large as the screen. */
  prepare: ((page: Page) => Promise<void>) | null;
  /** Where it exists. */
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
