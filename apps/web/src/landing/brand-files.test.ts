// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { readFileSync } from 'node:fs';
import { paths } from '@alento/domain/interface/paths';
import { describe, expect, it } from 'vitest';
import { contrast, linearRgbOf } from '../app/style/contrast.ts';

// Passed as a variable: Vite treats `new URL(…, import.meta.url)` as an asset.
const HERE = import.meta.url;

const bytesOf = (path: string): DataView => {
  const bytes: Uint8Array = readFileSync(new URL(`../../public/${path}`, HERE));
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
};
const textOf = (path: string): string => new TextDecoder().decode(bytesOf(path));

/** Width and height from a PNG's header. */
const sizeOf = (path: string): [number, number] => {
  const view = bytesOf(path);
  expect(view.getUint32(0)).toBe(0x89504e47);
  return [view.getUint32(16), view.getUint32(20)];
};

const tokens: string = readFileSync(new URL('../app/style/tokens.css', HERE), 'utf8');
const lightOf = (name: string) =>
  linearRgbOf(new RegExp(`--${name}:\\s*light-dark\\((oklch\\([^)]*\\))`).exec(tokens)?.[1] ?? '');
const linear = (byte: number): number => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const ofHex = (hex: string) =>
  [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16))) as unknown as ReturnType<
    typeof linearRgbOf
  >;

const manifest = JSON.parse(textOf('manifest.webmanifest'));

describe('brand files (scripts/pictures/icons.mjs)', () => {
  it('the manifest starts the app on /home and has shortcuts to existing screens', () => {
    expect(manifest).toMatchObject({ name: 'Alento', lang: 'pt-BR', start_url: paths.home, display: 'standalone' });
    expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
      ...[paths.record, paths.exercises, paths.help, paths.history],
    ]);
  });

  it('the icons have the sizes that the manifest states, and one icon is maskable', () => {
    const ofShortcuts = manifest.shortcuts.flatMap(({ icons }: { icons: object[] }) => icons);
    expect(ofShortcuts).toHaveLength(4);
    for (const { src, sizes } of [...manifest.icons, ...ofShortcuts])
      expect(sizeOf(src.slice(1)).join('x')).toBe(sizes);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
    expect(sizeOf('icons/apple-touch-icon.png')).toEqual([180, 180]);
    expect([sizeOf('icons/badge-96.png'), sizeOf('icons/neutral-192.png')]).toEqual([
      [96, 96],
      [192, 192],
    ]);
  });

  it('the screenshots for the installation have the stated size', () => {
    for (const { src, sizes } of manifest.screenshots) {
      // The size of the canvas minus 1 in 24 bits each, after the header of an extended WebP file.
      const view = bytesOf(src.slice(1));
      const side = (at: number): number => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
      expect(`${side(24)}x${side(27)}`).toBe(sizes);
    }
  });

  it('the picture for shared links is 1200 by 630 pixels, and at most 80 kB', () => {
    expect(sizeOf('og.png')).toEqual([1200, 630]);
    expect(bytesOf('og.png').byteLength).toBeLessThanOrEqual(80_000);
  });

  it('the colours of the manifest and the icon equal the colour tokens', () => {
    for (const colour of [manifest.theme_color, manifest.background_color])
      expect(contrast(ofHex(colour), lightOf('ground'))).toBeLessThan(1.02);
    const brand = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(textOf('favicon.svg'))?.[1] ?? '';
    expect(contrast(ofHex(brand), lightOf('brand'))).toBeLessThan(1.02);
  });
});
