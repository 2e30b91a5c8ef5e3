import { readFileSync } from 'node:fs';

const TOKENS = readFileSync(new URL('../../../web/src/app/style/tokens.css', import.meta.url), 'utf8');

/** sRGB of an OKLCH colour (CSS Color 4), clipped to the gamut, in hex. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => Math.min(1, Math.max(0, value)));
  const bytes = linear.map((value) => 255 * (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055));
  return `#${bytes.map((byte) => Math.round(byte).toString(16).padStart(2, '0')).join('')}`;
}

/** A colour of the web app as sRGB in hex. */
export function tokenOf(name: string, side: 'light' | 'dark'): string {
  const number = '([\\d.]+)';
  const colour = `oklch\\(${number} ${number} ${number}\\)`;
  const match = new RegExp(`--${name}: light-dark\\(${colour}, ${colour}\\)`).exec(TOKENS);
  if (match === null) throw new Error(`No token ${name}`);
  const [lightness = 0, chroma = 0, hue = 0] = match.slice(side === 'light' ? 1 : 4).map(Number);
  return hexOf(lightness, chroma, hue);
}
