// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PALETTES as CHOICES } from '../../features/account/profile/appearance.ts';
import { contrast, linearRgbOf } from './contrast.ts';

/** Minimum contrast of WCAG 2.2 AA: text, then graphics and large text. */
const TEXT = 4.5;
const GRAPHIC = 3;

const css: string = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

type Tokens = ReadonlyMap<string, Record<Theme, string>>;

const tokensIn = (text: string): Tokens =>
  new Map(
    [...text.matchAll(/--([\w-]+):\s*light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)/g)].map(
      ([, name = '', light = '', dark = '']) => [name, { light, dark }],
    ),
  );

const tokens = tokensIn(css);
const palettes: string = readFileSync(new URL('./palettes.css', import.meta.url), 'utf8');
/** The tokens of each palette: its own values, and those of tokens.css for the others. */
const PALETTES = [...palettes.matchAll(/\[data-palette="(\w+)"\] \{([^}]*)\}/g)].map(
  ([, name = '', values = '']): [string, Tokens] => [name, new Map([...tokens, ...tokensIn(values)])],
);

const GROUNDS = ['ground', 'surface', 'surface-raised', 'surface-sunken'];
const MOODS = [0, 1, 2, 3, 4, 5];
const BANDS = ['band-0', 'band-1', 'band-2', 'band-3', 'band-4'];
const on = (grounds: string[], ...names: string[]): [string, string][] =>
  names.flatMap((name) => grounds.map((ground): [string, string] => [name, ground]));

const textPairs: [string, string][] = [
  ...on(GROUNDS, 'ink', 'ink-muted', 'brand', 'danger', 'success', 'warning'),
  ...on(['brand', 'brand-hover'], 'on-brand'),
  ...on(['brand-soft'], 'on-brand-soft', 'ink', 'ink-muted', 'brand'),
  ...on(['accent', 'accent-hover'], 'on-accent'),
  ...on(['accent-soft'], 'on-accent-soft', 'ink', 'ink-muted'),
  ...on(['danger', 'danger-hover'], 'on-danger'),
  ...on(['deep'], 'on-deep', 'on-deep-muted'),
  ...on(['danger-soft'], 'danger', 'ink'),
  ...on(['warning-soft'], 'warning', 'ink'),
  ...on(['paper'], 'on-paper'),
  // Toasts have inverted colours.
  ...on(['ink'], 'ground'),
  ...MOODS.flatMap((score) => on([`mood-${score}`], `on-mood-${score}`, 'ink')),
  ...on(BANDS, 'ink'),
];

const graphicPairs: [string, string][] = [
  ...on(GROUNDS, 'border-strong', 'focus', 'meter-red', 'meter-yellow', 'meter-green'),
  ...on(['deep'], 'accent'),
  ...on(BANDS, 'brand', 'focus'),
  ...MOODS.flatMap((score) => on([...GROUNDS, `mood-${score}`], `mood-${score}-strong`)),
];

it('palettes.css has the palettes that can be chosen, of existing tokens', () => {
  expect(PALETTES.map(([name]) => name)).toEqual([...CHOICES]);
  for (const [name, values] of PALETTES) {
    expect([...values.keys()]).toEqual([...tokens.keys()]);
    if (name === 'alento') expect(values).toEqual(tokens);
  }
});

describe.each(PALETTES.flatMap(([name, values]) => THEMES.map((theme) => ({ name, theme, values }))))(
  'tokens of the palette $name, $theme theme',
  ({ theme, values }) => {
    const colourOf = (name: string): string => {
      const value = values.get(name)?.[theme];
      if (!value) throw new Error(`tokens.css has no --${name}`);
      return value;
    };
    const ratioOf = ([front, back]: [string, string]): number =>
      contrast(linearRgbOf(colourOf(front)), linearRgbOf(colourOf(back)));

    it.each(textPairs)('text in --%s has enough contrast on --%s', (...pair) => {
      expect(ratioOf(pair)).toBeGreaterThanOrEqual(TEXT);
    });

    it.each(graphicPairs)('graphics in --%s have enough contrast on --%s', (...pair) => {
      expect(ratioOf(pair)).toBeGreaterThanOrEqual(GRAPHIC);
    });
  },
);

it('contrast() computes the contrast that WCAG defines', () => {
  expect(contrast(linearRgbOf('oklch(1 0 0)'), linearRgbOf('oklch(0 0 0)'))).toBeCloseTo(21, 1);
  // #777777 on white has a contrast of 4.48.
  expect(contrast(linearRgbOf('oklch(1 0 0)'), linearRgbOf('oklch(0.5693 0 0)'))).toBeCloseTo(4.48, 1);
});

it('every colour token has a Tailwind colour', () => {
  for (const name of tokens.keys()) {
    if (name !== 'shadow-colour') expect(css).toContain(`--color-${name}: var(--${name});`);
  }
});
