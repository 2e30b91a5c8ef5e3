import type { Html } from './html.ts';

/**
 * Style of the page. The colours are the tokens of apps/web/src/app/style/tokens.css in sRGB, because older phones know
 * neither oklch() nor light-dark(). Dark applies to screens only, so that paper stays light.
 */
export const pageStyle: Html = {
  markup: `
:root {
  color-scheme: light dark;
  --ground: #f8f4eb; --surface: #fefbf7; --surface-sunken: #f0ebdf; --ink: #142b28; --ink-muted: #485d5a; --border: #ded9ce;
  --brand: #005959; --brand-soft: #d3eeeb; --on-brand-soft: #004444; --accent-soft: #ffe1d3; --on-accent-soft: #6a2e1e;
  --focus: #006eb3;
}
.m0 { --mood: #ffc3c0; --mood-strong: #c13b3d; --on-mood: #4f1a1b; }
.m1 { --mood: #feceab; --mood-strong: #ae5b1d; --on-mood: #45240e; }
.m2 { --mood: #f1e09c; --mood-strong: #8c7109; --on-mood: #372d0c; }
.m3 { --mood: #b8e7c0; --mood-strong: #248348; --on-mood: #16321f; }
.m4 { --mood: #b6ddf7; --mood-strong: #1b75ae; --on-mood: #0f2d48; }
.m5 { --mood: #deccf5; --mood-strong: #7f50b4; --on-mood: #351f4b; }
@media screen and (prefers-color-scheme: dark) {
  :root {
    --ground: #0b1915; --surface: #13241f; --surface-sunken: #06130f; --ink: #eeebe1; --ink-muted: #b0b7aa; --border: #30413c;
    --brand: #77d1c5; --brand-soft: #153d3a; --on-brand-soft: #bdede5; --accent-soft: #4f2e25;
    --on-accent-soft: #ffd8c6; --focus: #77d2f5;
  }
  .m0 { --mood: #703434; --mood-strong: #f58b88; --on-mood: #ffede9; }
  .m1 { --mood: #693c20; --mood-strong: #f2a360; --on-mood: #fdefe3; }
  .m2 { --mood: #584917; --mood-strong: #dec358; --on-mood: #f8f4de; }
  .m3 { --mood: #275235; --mood-strong: #6ecc8a; --on-mood: #e5f8e9; }
  .m4 { --mood: #204b6d; --mood-strong: #6fbaed; --on-mood: #e7f4fd; }
  .m5 { --mood: #533a6e; --mood-strong: #c39dee; --on-mood: #f5eefd; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; scroll-padding-top: 1rem; }
body {
  margin: 0; background: var(--ground); color: var(--ink);
  font: 1.0625rem/1.55 Figtree, system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; overflow-wrap: anywhere;
}
.definitions { position: absolute; }
.page { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1, h2, h3, h4, p, ul, ol, dl, dd, blockquote { margin: 0; }
h1, h2, h3, h4 { line-height: 1.25; text-wrap: balance; }
h1 { font-size: 2.25rem; letter-spacing: -0.01em; }
h2 { font-size: 1.5rem; }
h3 { font-size: 1.1875rem; }
h4 { margin: 1.25rem 0 0.25rem; font-size: 1rem; color: var(--ink-muted); }
h4::first-letter { text-transform: uppercase; }
summary h3::first-letter { text-transform: uppercase; }
a { color: var(--brand); text-underline-offset: 0.2em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 0.25rem; }
.brand { color: var(--brand); font-weight: 700; }
.lead { color: var(--ink-muted); margin-top: 0.25rem; }
.small, .figures, .empty { color: var(--ink-muted); font-size: 0.9375rem; }
.strong { font-weight: 700; }
.text { white-space: pre-wrap; }
.warning {
  margin-top: 1rem; padding: 0.75rem 1rem; border-radius: 0.875rem; background: var(--accent-soft);
  color: var(--on-accent-soft);
}
.warning a { color: inherit; }
header > h2 { margin-top: 1.75rem; font-size: 1.1875rem; }
dt { color: var(--ink-muted); font-size: 0.9375rem; }
dd { margin-bottom: 0.75rem; }
.account { margin-top: 0.5rem; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); gap: 0 1.5rem; }
nav { margin-top: 1.5rem; padding: 1rem; border: 1px solid var(--border); border-radius: 1.5rem; background: var(--surface); }
nav h2 { font-size: 1.0625rem; padding: 0 0.5rem 0.25rem; }
nav ol { list-style: none; padding: 0; }
nav a {
  display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 2.75rem;
  padding: 0.25rem 0.5rem; border-radius: 0.5rem; text-decoration: none;
}
nav a:hover { background: var(--brand-soft); color: var(--on-brand-soft); }
.count { color: var(--ink-muted); font-variant-numeric: tabular-nums; }
summary:focus-visible { border-radius: 1.5rem; }
section { margin-top: 3rem; }
section > p, section > h3 { margin-top: 0.75rem; }
section > h3 { margin-top: 1.5rem; }
.back a { display: inline-flex; align-items: center; min-height: 2.75rem; font-size: 0.9375rem; }
details { margin-top: 0.75rem; padding: 0 1rem; border: 1px solid var(--border); border-radius: 1.5rem; background: var(--surface); }
details[open] { padding-bottom: 1rem; }
summary { margin: 0 -1rem; padding: 0.75rem 1rem; min-height: 2.75rem; border-radius: 1.5rem; cursor: pointer; list-style: none; position: relative; padding-right: 3rem; }
summary::-webkit-details-marker { display: none; }
summary::after {
  content: ""; position: absolute; right: 1.35rem; top: 1.15rem; width: 0.55rem; height: 0.55rem;
  border: solid var(--ink-muted); border-width: 0 2px 2px 0; transform: rotate(45deg);
}
details[open] > summary::after { transform: translateY(0.25rem) rotate(225deg); }
.figures { display: block; margin-top: 0.125rem; }
.bar { display: block; width: 100%; height: 0.5rem; margin-top: 0.5rem; border-radius: 0.25rem; }
.track { fill: var(--surface-sunken); }
.fill { fill: var(--mood-strong); }
.day, .messages, .rows { list-style: none; padding: 0; }
.entry, .rows > li { padding: 0.75rem 0; border-top: 1px solid var(--border); }
h4 + .day > .entry:first-child, .rows > li:first-child { border-top: 0; }
.mood { display: flex; flex-wrap: wrap; align-items: center; gap: 0.125rem 0.625rem; }
.mood time { color: var(--ink-muted); font-size: 0.9375rem; }
.face { flex: none; }
.entry > .text, .entry > .small { margin: 0.375rem 0 0 2.625rem; }
.mark { padding: 0.0625rem 0.5rem; border-radius: 999px; background: var(--surface-sunken); color: var(--ink-muted); font-size: 0.8125rem; }
.tags { list-style: none; padding: 0; margin-top: 0.5rem; display: flex; flex-wrap: wrap; gap: 0.375rem; }
.entry > .tags { margin-left: 2.625rem; }
.tags li { padding: 0.125rem 0.75rem; border-radius: 999px; background: var(--brand-soft); color: var(--on-brand-soft); font-size: 0.9375rem; max-width: 100%; }
section > .tags { margin-top: 0.75rem; }
.messages > li { margin-top: 0.75rem; padding: 0.625rem 1rem 0.75rem; border-radius: 1rem; }
.messages > .reply { background: var(--surface-sunken); margin-right: 1rem; }
.messages > .mine { background: var(--brand-soft); color: var(--on-brand-soft); margin-left: 1rem; }
.mine > .small { color: inherit; }
li > div > *, details > div > * { margin-top: 0.5rem; }
li > div > :first-child, details > div > :first-child { margin-top: 0; }
details > .small { margin-top: 0.75rem; }
blockquote { padding-left: 0.75rem; border-left: 3px solid var(--border); }
ul, ol { padding-left: 1.375rem; }
section > ul, section > dl { margin-top: 0.75rem; }
h3 + ul { margin-top: 0.25rem; }
.print-note { display: none; }
@media (min-width: 40rem) and (max-width: 63.99rem) {
  nav ol { columns: 2; }
  nav li { break-inside: avoid; }
}
@media (min-width: 64rem) {
  .page { max-width: 68rem; padding: 3rem 2rem 6rem; display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 0 3rem; }
  header { grid-column: 1 / -1; max-width: 46rem; }
  main { max-width: 46rem; }
  main > section:nth-of-type(1) { margin-top: 1.5rem; }
  nav { align-self: start; position: sticky; top: 1.5rem; max-height: calc(100vh - 3rem); overflow-y: auto; }
  nav a { min-height: 2.25rem; }
  .back { display: none; }
}
@media print {
  :root { color-scheme: light; }
  body { background: none; font-size: 11pt; }
  .page { max-width: none; padding: 0; display: block; }
  nav, .back, summary::after { display: none; }
  details, details[open] { margin-top: 1.5rem; padding: 0; border: 0; background: none; }
  details::details-content { content-visibility: visible; block-size: auto; }
  summary { padding: 0; margin: 0; }
  h2, h3, h4, summary { break-after: avoid; }
  .entry, .messages > li, .rows > li { break-inside: avoid; }
  .bar, .face, .tags li, .mark, .messages > li { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  @supports not selector(details::details-content) {
    .print-note { display: block; }
  }
}
`,
};
