import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NEUTRAL_ICON } from '@alento/domain/reminder/neutral-icon';
import { COLOURS } from './colours.ts';

/** The web app's logo, which scripts/pictures/icons.mjs draws from its component. */
const LOGO = readFileSync(join(import.meta.dirname, '../../web/public/favicon.svg'), 'utf8').trim();
/** Colours of the logo. */
const [BRAND, SUN, WATER] = ['#005959', '#ee8265', '#fdfaf3'];
/** The logo's shapes without its rounded square. */
const SHAPES = LOGO.slice(LOGO.indexOf('<circle'), LOGO.indexOf('</svg>'));
/** The logo's water continued over both edges, so that it fills a layer which the launcher moves and crops. */
const WIDE_WATER =
  'M-18 34.5C-12 38.5-7 37.5-4 35C-2.5 33.5-1 32 0 31C6 25.5 12 25.5 18 29.5S32 35 39 30.5C42.5 28.2 45.5 27.6 48 28.4' +
  'C49.5 28.8 51 29.8 52 31C56 34.5 61 34.5 66 31V66H-18Z';

const svg = (viewBox: string, shapes: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${shapes}</svg>`;

const wide = (shapes: string): string => {
  const water = /d="M0 31[^"]*"/;
  if (!water.test(shapes)) throw new Error('favicon.svg has no water that begins at 0, 31');
  return shapes.replace(water, `d="${WIDE_WATER}"`);
};

const recolour = (shapes: string, colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours).reduce((text, [from, to]) => text.replaceAll(from, to), shapes);

/** One colour on nothing; systems use only the opacity. The shape is that of the web app's badge. */
const ONE_COLOUR =
  '<circle cx="24" cy="19" r="9" fill="#ffffff"/>' +
  '<path d="M5 31.5C10 27 15 27 20 30.5S31 35.5 37 31.5C39.6 29.8 41.6 29.2 43 29.4V34C43 40 39 43 34 43H14C9 43 5 40 5 34Z" fill="#ffffff"/>';

/** A bell without the brand, that of the web app's neutral icon. */
const BELL =
  '<path d="M24 12C18.5 12 15 16 15 21C15 28 12 30 12 32H36C36 30 33 28 33 21C33 16 29.5 12 24 12ZM20.5 36C21 37.5 22.3 38.4 24 38.4S27 37.5 27.5 36" fill="none" stroke="#ffffff" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/>';

/** Vector drawings of Android, in dp: name, side, SVG. */
export const ANDROID_DRAWINGS = [
  // 72 of an adaptive icon's 108 dp are seen, and a circle of 66 dp always.
  { name: 'ic_launcher_foreground', side: 108, svg: svg('-18 -18 84 84', wide(SHAPES)) },
  { name: 'ic_launcher_monochrome', side: 108, svg: svg('-17.5 -16.5 83 83', ONE_COLOUR) },
  { name: 'ic_notification', side: 24, svg: svg('2 3.5 44 44', ONE_COLOUR) },
  { name: NEUTRAL_ICON, side: 24, svg: svg('7.5 8.5 33 33', BELL) },
  // The splash screen shows a circle of 192 of its 288 dp.
  {
    name: 'splash_icon',
    side: 288,
    svg: svg('-29 -29 106 106', LOGO.slice(LOGO.indexOf('<rect'), LOGO.indexOf('</svg>'))),
  },
] as const;

const square = (ground: string, shapes: string): string =>
  svg('-4 -4 56 56', `<rect x="-18" y="-18" width="84" height="84" fill="${ground}"/>${wide(shapes)}`);

/** The logo in the middle of a square that a screen of any shape is cut out of: 350 of 2732 px. */
const splash = (ground: string): string =>
  svg(
    '-163.3 -163.3 374.6 374.6',
    `<rect x="-170" y="-170" width="400" height="400" fill="${ground}"/>${LOGO.slice(LOGO.indexOf('<rect'), LOGO.indexOf('</svg>'))}`,
  );

/** Pictures of iOS, in px: file in the asset catalogue, side, SVG. */
export const IOS_PICTURES = [
  { file: 'AppIcon.appiconset/icon.png', side: 1024, svg: square(BRAND, SHAPES) },
  {
    file: 'AppIcon.appiconset/icon-dark.png',
    side: 1024,
    svg: square(COLOURS.groundDark, recolour(SHAPES, { [BRAND]: COLOURS.groundDark, [WATER]: '#b9dcd6' })),
  },
  {
    // The system colours the grey values.
    file: 'AppIcon.appiconset/icon-tinted.png',
    side: 1024,
    svg: square('#000000', recolour(SHAPES, { [BRAND]: '#000000', [SUN]: '#b4b4b4', [WATER]: '#ffffff' })),
  },
  { file: 'Splash.imageset/splash.png', side: 2732, svg: splash(COLOURS.ground) },
  { file: 'Splash.imageset/splash-dark.png', side: 2732, svg: splash(COLOURS.groundDark) },
] as const;
