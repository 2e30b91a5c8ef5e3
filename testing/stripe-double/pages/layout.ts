import { COPY } from './pages.copy.ts';

/** Markup whose texts are escaped. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = string | number | Html | readonly Html[];

const escaped = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

const markupOf = (part: Part): string => {
  if (part instanceof Html) return part.markup;
  return typeof part === 'object' ? part.map((one) => one.markup).join('') : escaped(String(part));
};

/** Joins markup and values; values that aren't markup are escaped. */
export const html = (markup: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(markup.map((text, i) => text + (i < parts.length ? markupOf(parts[i] ?? '') : '')).join(''));

const STYLE = new Html(`<style>
  body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; color: #1a1f36; background: #f6f8fa; }
  main { max-width: 26rem; margin: 0 auto; padding: 1rem; }
  .test { background: #fff3c4; padding: .5rem 1rem; text-align: center; }
  .error { color: #a3001b; font-weight: 600; }
  label { display: block; margin-top: .75rem; }
  input { box-sizing: border-box; width: 100%; font: inherit; padding: .6rem; border: 1px solid #697386; border-radius: 4px; }
  button { font: inherit; width: 100%; min-height: 48px; margin-top: 1rem; border: 0; border-radius: 4px; background: #0a2540; color: #fff; }
  button.quiet { background: none; color: #0a2540; text-decoration: underline; }
  a { color: #0a2540; display: inline-block; padding: .75rem 0; }
  code { overflow-wrap: anywhere; }
</style>`);

export const pageOf = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${STYLE}
</head>
<body>
<p class="test"><strong>${COPY.label}</strong>. ${COPY.noMoney}</p>
<main>
<h1>${title}</h1>
${body}
</main>
</body>
</html>
`.markup;
