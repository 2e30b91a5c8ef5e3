import type { Step } from './steps.ts';

/** The four variants of each picture: widths of 360 and 1280 px, each in light and in dark. */
export type Form = { name: string; size: 'phone' | 'desktop'; colorScheme: 'light' | 'dark' };
const SIZES = ['phone', 'desktop'] as const;
export const FORMS: readonly Form[] = SIZES.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ name: `${size}-${colorScheme}`, size, colorScheme })),
);

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
  /** Mocked responses, by the path below /api. */
  answers: Readonly<Record<string, unknown>>;
  /** What is done before the page is opened, such as mocking a failure. */
  before: Step | null;
  /** What is done on the page before its picture is taken, such as opening a menu. */
  act: Step | null;
  /** Whether there is a picture of the whole page too. Without a value, there is if nothing is done on the page. */
  isWhole: boolean | null;
  /** Screen sizes in which the scene exists. */
  sizes: readonly Form['size'][];
};
type SceneOptions = Partial<Omit<Scene, 'route' | 'name'>>;

/** The scenes of a route by their names. A missing option is as in `common`. */
export const scenesOf = (common: SceneOptions, route: string, own: Readonly<Record<string, SceneOptions>>): Scene[] =>
  Object.entries(own).map(([name, options]) => ({
    route,
    name,
    viewer: 'livedIn',
    address: route,
    api: 'real',
    before: null,
    act: null,
    isWhole: null,
    sizes: SIZES,
    ...common,
    ...options,
    answers: { ...common.answers, ...options.answers },
  }));
