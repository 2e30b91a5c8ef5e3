import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pageStyle } from './page-style.ts';

const TOKENS = readFileSync(join(import.meta.dirname, '../../../../../../web/src/app/style/tokens.css'), 'utf8');
const SIDES = ['light', 'dark'] as const;
type Side = (typeof SIDES)[number];

/** Linear-light sRGB of OKLCH (CSS Color 4), clipped to the gamut. */
function linearOfOklch(lightness: number, chroma: number, hue: number): number[] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
}

const encoded = (linear: number): number =>
  Math.round(255 * (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055));

const hexOf = (linear: readonly number[]): string =>
  `#${linear.map((value) => encoded(value).toString(16).padStart(2, '0')).join('')}`;

/** A token of the web app as sRGB in hex. */
function tokenOf(name: string, side: Side): string {
  const number = '([\\d.]+)';
  const colour = `oklch\\(${number} ${number} ${number}\\)`;
  const match = new RegExp(`--${name}: light-dark\\(${colour}, ${colour}\\)`).exec(TOKENS);
  if (match === null) throw new Error(`No token ${name}`);
  const values = match.slice(1).map(Number);
  const [lightness = 0, chroma = 0, hue = 0] = side === 'light' ? values.slice(0, 3) : values.slice(3);
  return hexOf(linearOfOklch(lightness, chroma, hue));
}

const dark = /@media screen and \(prefers-color-scheme: dark\) \{\n(.*?)\n\}/s.exec(pageStyle.markup)?.[1] ?? '';
const light = pageStyle.markup.slice(0, pageStyle.markup.indexOf('@media'));

/** The page's colours of a side: those of the root by name, those of a score as `mood-3`. */
function coloursOf(side: Side): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selector, rules] of (side === 'light' ? light : dark).matchAll(/(:root|\.m\d) \{([^}]*)\}/g))
    for (const [, name = '', value = ''] of (rules ?? '').matchAll(/--([\w-]+): (#\w{6});/g)) {
      const score = selector?.slice(2);
      colours.set(selector === ':root' ? name : name.replace('mood', `mood-${score}`), value);
    }
  return colours;
}

function luminanceOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe.each(SIDES)('the %s colours of the page', (side) => {
  const colours = coloursOf(side);
  const colour = (name: string): string => {
    const value = colours.get(name);
    if (value === undefined) throw new Error(`No colour ${name}`);
    return value;
  };

  it('are those of the app', () => {
    expect(colours.size).toBe(12 + 6 * 3);
    expect(Object.fromEntries(colours)).toEqual(
      Object.fromEntries([...colours.keys()].map((name) => [name, tokenOf(name, side)])),
    );
  });

  it.each([
    ['ink', 'ground'],
    ['ink', 'surface'],
    ['ink', 'surface-sunken'],
    ['ink-muted', 'ground'],
    ['ink-muted', 'surface'],
    ['ink-muted', 'surface-sunken'],
    ['brand', 'ground'],
    ['brand', 'surface'],
    ['on-brand-soft', 'brand-soft'],
    ['on-accent-soft', 'accent-soft'],
  ])('let one read %s on %s', (text, ground) => {
    expect(contrastOf(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it('let one tell a bar and a focused link from what is around them', () => {
    for (const score of [0, 1, 2, 3, 4, 5])
      expect(contrastOf(colour(`mood-${score}-strong`), colour('surface-sunken'))).toBeGreaterThanOrEqual(3);
    for (const ground of ['ground', 'surface'])
      expect(contrastOf(colour('focus'), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('prints light colours, and what is closed on the screen', () => {
  const print = pageStyle.markup.slice(pageStyle.markup.indexOf('@media print'));
  expect(print).toMatch(/details::details-content \{[^}]*content-visibility: visible/);
  expect(pageStyle.markup.match(/prefers-color-scheme/g)).toHaveLength(1);
});
