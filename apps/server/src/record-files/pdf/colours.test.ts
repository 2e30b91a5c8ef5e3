import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COLOURS } from './colours.ts';

const tokens = readFileSync(new URL('../../../../web/src/app/style/tokens.css', import.meta.url), 'utf8');

const toByte = (linear: number): number => {
  const clipped = Math.min(1, Math.max(0, linear));
  return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
};

/** sRGB of an OKLCH colour (CSS Color 4). */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const rgb = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${rgb.map((one) => toByte(one).toString(16).padStart(2, '0')).join('')}`;
}

describe('colours of the PDF', () => {
  it.each(Object.entries(COLOURS))('%s is the token of the light theme', (name, hex) => {
    const token = new RegExp(`--${name}: light-dark\\(oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(tokens);
    expect(hex).toBe(hexOf(Number(token?.[1]), Number(token?.[2]), Number(token?.[3])));
  });
});
