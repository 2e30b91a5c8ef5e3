import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FORMS } from './forms.ts';
import type { Drawn } from './visit.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; background: #f3f1ec; color: #222; }
nav { position: sticky; top: 0; background: #fff; padding: 8px 16px; border-bottom: 1px solid #ccc; display: flex; gap: 16px; flex-wrap: wrap; z-index: 1; }
section { padding: 8px 16px 24px; } h2 { margin: 16px 0 4px; } h3 { margin: 12px 0 4px; font-size: 15px; }
.row { display: flex; gap: 12px; align-items: flex-start; overflow-x: auto; }
figure { margin: 0; } figcaption { font-size: 12px; color: #555; }
img { border: 1px solid #bbb; background: #fff; display: block; }
.phone img { width: 270px; } .desktop img { width: 620px; }
.whole { max-height: 640px; overflow-y: auto; } ul { color: #9b1c1c; margin: 4px 0; font-size: 13px; }
`;
const SCRIPT = `
const boxes = [...document.querySelectorAll('nav input')];
const show = () => { for (const box of boxes) for (const figure of document.querySelectorAll('.' + box.value)) figure.hidden = !box.checked; };
for (const box of boxes) box.addEventListener('change', show);
`;

function figuresOf({ form, pictures, problems }: Drawn): string {
  const told = problems.length > 0 ? `<ul>${problems.map((text) => `<li>${escaped(text)}</li>`).join('')}</ul>` : '';
  return pictures
    .map((picture, index) => {
      const whole = index > 0;
      return `<figure class="${form.size} ${form.name}"><figcaption>${form.name}${whole ? ', inteira' : ''}</figcaption>
<div class="${whole ? 'whole' : ''}"><a href="${picture}"><img src="${picture}" alt="" loading="lazy"></a></div>${whole ? '' : told}</figure>`;
    })
    .join('\n');
}

/** Writes one HTML page with every picture, ordered by route and scene, with a filter for width and colour scheme. */
export function writeAlbum(folder: string, drawn: readonly Drawn[]): void {
  const byRoute = Map.groupBy(drawn, ({ scene }) => scene.route);
  const sections = [...byRoute].map(([route, ofRoute]) => {
    const scenes = [...Map.groupBy(ofRoute, ({ scene }) => scene.name)].map(
      ([name, list]) =>
        `<h3>${escaped(name)} <small>(${list[0]?.scene.viewer})</small></h3><div class="row">${list.map(figuresOf).join('\n')}</div>`,
    );
    return `<section id="${escaped(route)}"><h2>${escaped(route)}</h2>${scenes.join('\n')}</section>`;
  });
  const boxes = FORMS.map(({ name }) => `<label><input type="checkbox" value="${name}" checked> ${name}</label>`).join(
    '\n',
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><html lang="pt-BR"><meta charset="utf-8"><title>Galeria do Alento</title><style>${STYLE}</style>
<nav><strong>Galeria do Alento</strong> ${boxes}</nav>${sections.join('\n')}<script>${SCRIPT}</script></html>`,
  );
}
