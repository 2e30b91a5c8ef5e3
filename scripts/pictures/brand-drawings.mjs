import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { ROOT } from '../run/install.mjs';

const FONT = join(ROOT, 'node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2');

/** Loads the app's own drawings as SVG markup, with Vite as in the build. */
export async function loadDrawings() {
  const vite = await createServer({
    root: join(ROOT, 'apps/web'),
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const [{ BrandMark }, { MoodFace }, scene, { heroCopy, frameCopy }, icons] = await Promise.all(
      [
        '/src/ui/brand-mark.tsx',
        '/src/ui/mood/mood-face.tsx',
        '/src/landing/sections/mood-hills.scene.ts',
        '/src/landing/landing.copy.ts',
        'lucide-react',
      ].map((path) => vite.ssrLoadModule(path)),
    );
    const draw = (component, props) => renderToStaticMarkup(createElement(component, props));
    return {
      mark: draw(BrandMark, { size: 48 })
        .replace(/ (aria-hidden|class)="[^"]*"/g, '')
        .replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" '),
      faces: [0, 1, 2, 3, 4, 5].map((score) => draw(MoodFace, { score, size: 92 })),
      icons: Object.fromEntries(SHORTCUTS.map(({ icon }) => [icon, draw(icons[icon], { size: 24 })])),
      scene,
      title: heroCopy.title,
      brand: frameCopy.brand,
    };
  } finally {
    await vite.close();
  }
}

/** Replaces CSS variables by their colours, so that the drawing needs no style sheet. */
export const withColours = (svg, colours) => svg.replaceAll(/var\(--([\w-]+)\)/g, (_, name) => colours[name]);

/**
 * The logo on a full square. The wave reaches the edges, and the rest stays within the inner 80 %, which is never
 * cropped.
 */
export function fullBleed(mark, colours) {
  const water = `fill="${colours['on-brand']}"`;
  const edges =
    `<rect x="-4" y="-4" width="56" height="56" fill="${colours.brand}"/><path ${water} d="M-4 35C-2.5 33.5-1 32 0 31H1V52H-4Z` +
    'M0 33H9V52H0ZM39 33H48V52H39ZM47 28.2H48C49.5 28.8 51 29.8 52 31V52H47ZM0 47H48V52H0Z"/>';
  return mark.replace('viewBox="0 0 48 48"', 'viewBox="-4 -4 56 56"').replace('<circle', `${edges}<circle`);
}

/** The logo's sun and wave in one colour on nothing, for the status bar of a phone, which uses only the opacity. */
export const badge = () =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 6 40 40" fill="#fff"><circle cx="24" cy="19" r="9"/>' +
  '<path d="M5 31.5C10 27 15 27 20 30.5S31 35.5 37 31.5C39.6 29.8 41.6 29.2 43 29.4V34C43 40 39 43 34 43H14C9 43 5 40 5 34Z"/></svg>';

/** A bell without the brand, for notifications in discreet mode. */
export const neutralIcon = (colours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="${colours['ink-muted']}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">` +
  `<rect width="48" height="48" rx="15" fill="${colours['surface-sunken']}" stroke="none"/>` +
  '<path d="M24 12C18.5 12 15 16 15 21C15 28 12 30 12 32H36C36 30 33 28 33 21C33 16 29.5 12 24 12ZM20.5 36C21 37.5 22.3 38.4 24 38.4S27 37.5 27.5 36"/></svg>';

/** Shortcuts of the installed app's icon, with the name of the icon file and its drawing. */
export const SHORTCUTS = [
  {
    name: 'Registrar humor',
    short_name: 'Registrar',
    url: '/registrar',
    file: 'shortcut-record.png',
    icon: 'SmilePlus',
  },
  {
    name: 'Exercícios para agora',
    short_name: 'Exercícios',
    url: '/exercicios',
    file: 'shortcut-exercises.png',
    icon: 'Wind',
  },
  { name: 'Ajuda agora', short_name: 'Ajuda', url: '/ajuda', file: 'shortcut-help.png', icon: 'LifeBuoy' },
  { name: 'Histórico', short_name: 'Histórico', url: '/historico', file: 'shortcut-history.png', icon: 'CalendarDays' },
];

/** A shortcut's icon, drawn as SVG, on a disc. */
export const shortcutIcon = (icon, colours) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="24" fill="${colours['surface-sunken']}"/>` +
  `<g transform="translate(12 12)" color="${colours.brand}">${icon}</g></svg>`;

/** Screens that the dialog for installing shows, from the pictures of the landing page. */
const SCREENSHOTS = [
  ['home', 'Início: como você está e a sua semana'],
  ['registrar', 'Registrar com um toque'],
  ['historico', 'Seus dias'],
  ['analises', 'O que os registros mostram'],
];

/** The web app manifest (W3C) with the tokens' colours. */
export const manifest = ({ ground }) => ({
  id: '/home',
  name: 'Alento',
  short_name: 'Alento',
  description: 'Registre como você está com um toque e reveja suas semanas com calma.',
  lang: 'pt-BR',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  categories: ['health', 'lifestyle'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: SHORTCUTS.map(({ name, short_name, url, file }) => ({
    ...{ name, short_name, url },
    icons: [{ src: `/icons/${file}`, sizes: '96x96', type: 'image/png' }],
  })),
  screenshots: SCREENSHOTS.map(([screen, label]) => ({
    ...{ src: `/showcase/${screen}-light.webp`, sizes: '640x1385', type: 'image/webp' },
    ...{ form_factor: 'narrow', label },
  })),
});

/** HTML page with the landing page's illustration and title, from which the image of 1200 by 630 px is taken. */
export function openGraphPage({ mark, faces, scene, title, brand }, tokens) {
  const hill = (path, fill) =>
    `<svg viewBox="0 0 ${scene.SCENE.width} ${scene.SCENE.height}"><path d="${path}" fill="${fill}"/></svg>`;
  const layers = [5, 4, 3, 2, 1, 0].map((score) => {
    const { left, bottom } = scene.PLACES[score];
    return `<i style="left:${left}%;bottom:${bottom}%">${faces[score]}</i>${hill(scene.HILLS[score], `var(--mood-${score})`)}`;
  });
  return `<!doctype html><style>
    @font-face { font-family: Figtree; font-weight: 300 900; src: url(data:font/woff2;base64,${readFileSync(FONT).toString('base64')}); }
    ${tokens.slice(tokens.indexOf(':root'), tokens.indexOf('@theme'))}
    body { margin: 0; background: var(--ground); color: var(--ink); font: 600 92px/0.96 Figtree; letter-spacing: -0.035em; }
    header { position: absolute; left: 64px; top: 48px; display: flex; gap: 16px; align-items: center; font-size: 40px; letter-spacing: -0.015em; }
    h1 { position: absolute; left: 60px; top: 128px; margin: 0; width: 6.3em; font: inherit; }
    main { position: absolute; inset: auto 0 0; height: 400px; }
    main > svg { position: absolute; inset: 0; }
    main > i { position: absolute; translate: -50% 18%; }
    main > b { position: absolute; right: 70px; bottom: 262px; box-sizing: border-box; width: 290px; height: 290px; border-radius: 50%;
      background: var(--accent); border: 26px solid var(--accent-soft); }
  </style><header>${mark}${brand}</header><h1>${title}</h1><main><b></b>${layers.join('')}</main>`;
}
