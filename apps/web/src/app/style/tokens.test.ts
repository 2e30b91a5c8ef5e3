// @ts-expect-error: the types of the web app know no Node, on which its tests run.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, linearRgbOf } from './contrast.ts';

/** WCAG 2.2 AA: text, and graphics or large text. */
const TEXT = 4.5;
const GRAPHIC = 3;

const css: string = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

const tokens = new Map<string, Record<Theme, string>>();
for (const [, name = '', light = '', dark = ''] of css.matchAll(
  /--([\w-]+):\s*light-dark\((oklch\([^)]*\)),\s*(oklch\([^)]*\))\)/g,
)) {
  tokens.set(name, { light, dark });
}

const colourOf = (name: string, theme: Theme): string => {
  const value = tokens.get(name)?.[theme];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  return value;
};

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
  ...on(['paper'], 'on-paper'),
  // Toasts are drawn inverted.
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

describe.each(THEMES)('tokens, %s', (theme) => {
  const ratioOf = ([front, back]: [string, string]): number =>
    contrast(linearRgbOf(colourOf(front, theme)), linearRgbOf(colourOf(back, theme)));

  it.each(textPairs)('--%s can be read on --%s', (...pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(TEXT);
  });

  it.each(graphicPairs)('--%s can be seen on --%s', (...pair) => {
    expect(ratioOf(pair)).toBeGreaterThanOrEqual(GRAPHIC);
  });
});

it('measures contrast as WCAG does', () => {
  expect(contrast(linearRgbOf('oklch(1 0 0)'), linearRgbOf('oklch(0 0 0)'))).toBeCloseTo(21, 1);
  // #777777 on white: the well-known 4.48.
  expect(contrast(linearRgbOf('oklch(1 0 0)'), linearRgbOf('oklch(0.5693 0 0)'))).toBeCloseTo(4.48, 1);
});

it('gives every colour of the theme to Tailwind', () => {
  for (const name of tokens.keys()) {
    if (name !== 'shadow-colour') expect(css).toContain(`--color-${name}: var(--${name});`);
  }
});
