/*
 * Writes apps/web/src/ui/mood/tag-icons.svg, from which the app draws the icons of tags. They are one file beside the
 * code, because each person uses few of them.
 *   node scripts/pictures/tag-icons.mjs
 * Run it again when packages/domain/src/tag/tag-icons.ts changes; ui/mood/tag-icon.test.tsx fails if an icon is missing.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { TAG_ICONS } from '@alento/domain/tag/tag-icons';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ROOT } from '../run/install.mjs';

async function symbol(icon) {
  const { default: Icon } = await import(`lucide-react/icons/${icon}`);
  const shapes = renderToStaticMarkup(createElement(Icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${icon}" viewBox="0 0 24 24">${shapes}</symbol>\n`;
}

const symbols = await Promise.all(TAG_ICONS.map(symbol));
writeFileSync(
  join(ROOT, 'apps/web/src/ui/mood/tag-icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Icons of tags</title>\n${symbols.join('')}</svg>\n`,
);
