/*
 * Draws the brand's files outside the app from the app's own logo, faces and tokens:
 * public/favicon.svg, public/icons/*.png, public/manifest.webmanifest and public/og.png.
 *   node scripts/pictures/icons.mjs
 * Run it again when the logo or a colour changes. landing/brand-files.test.ts fails if they differ.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../e2e/support/browser.ts';
import { ROOT } from '../run/install.mjs';
import {
  badge,
  fullBleed,
  loadDrawings,
  manifest,
  neutralIcon,
  openGraphPage,
  SHORTCUTS,
  shortcutIcon,
  withColours,
} from './brand-drawings.mjs';

const PUBLIC = join(ROOT, 'apps/web/public');
const TOKENS = readFileSync(join(ROOT, 'apps/web/src/app/style/tokens.css'), 'utf8');
const OPEN_GRAPH = { width: 1200, height: 630, maxBytes: 80_000 };

/**
 * The icon files. A maskable icon may be cropped to a circle of 80 %, and Apple rounds the corners, so these icons fill
 * the square.
 */
const ICONS = [
  { name: 'icon-192.png', side: 192, full: false },
  { name: 'icon-512.png', side: 512, full: false },
  { name: 'maskable-512.png', side: 512, full: true },
  { name: 'apple-touch-icon.png', side: 180, full: true },
];

/** The value of each colour token in the light theme in sRGB, as the browser computes it. */
const lightColours = (page, names) =>
  page.evaluate(
    (wanted) => {
      const pen = document.createElement('canvas').getContext('2d');
      const hexOf = (value) => {
        pen.fillStyle = value;
        pen.fillRect(0, 0, 1, 1);
        const bytes = [...pen.getImageData(0, 0, 1, 1).data.slice(0, 3)];
        return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      };
      return Object.fromEntries(wanted.map(([name, value]) => [name, hexOf(value)]));
    },
    names.map((name) => {
      const value = new RegExp(`--${name}:\\s*light-dark\\((oklch\\([^)]*\\))`).exec(TOKENS)?.[1];
      if (!value) throw new Error(`tokens.css has no --${name}`);
      return [name, value];
    }),
  );

async function drawIcon(page, { name, side, svg, omitBackground }) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  await page.screenshot({ path: join(PUBLIC, 'icons', name), omitBackground });
}

const drawings = await loadDrawings();
const browser = await chromium.launch(await findBrowser());
try {
  const page = await browser.newPage({ colorScheme: 'light' });
  const colours = await lightColours(page, ['brand', 'on-brand', 'accent', 'ground', 'ink-muted', 'surface-sunken']);
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true });
  const mark = withColours(drawings.mark, colours);
  writeFileSync(join(PUBLIC, 'favicon.svg'), `${mark}\n`);
  writeFileSync(join(PUBLIC, 'manifest.webmanifest'), `${JSON.stringify(manifest(colours), null, 2)}\n`);
  for (const { name, side, full } of ICONS) {
    await drawIcon(page, { name, side, svg: full ? fullBleed(mark, colours) : mark, omitBackground: !full });
  }
  // For notifications: the status bar's, and the one of discreet mode.
  await drawIcon(page, { name: 'badge-96.png', side: 96, svg: badge(), omitBackground: true });
  await drawIcon(page, { name: 'neutral-192.png', side: 192, svg: neutralIcon(colours), omitBackground: true });
  for (const { file, icon } of SHORTCUTS)
    await drawIcon(page, {
      name: file,
      side: 96,
      svg: shortcutIcon(drawings.icons[icon], colours),
      omitBackground: true,
    });
  await page.setViewportSize({ width: OPEN_GRAPH.width, height: OPEN_GRAPH.height });
  await page.setContent(openGraphPage(drawings, TOKENS));
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  if (picture.length > OPEN_GRAPH.maxBytes) throw new Error(`og.png has ${picture.length} bytes`);
  writeFileSync(join(PUBLIC, 'og.png'), picture);
  process.stdout.write(`og.png ${picture.length} bytes\n`);
} finally {
  await browser.close();
}
