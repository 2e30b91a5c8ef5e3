import { paths } from '@alento/domain/interface/paths';
import { expect, it } from 'vitest';
import { isReadPage, withDeferredApp } from './deferred-app.ts';

const PAGE = `<head>
    <script type="module" crossorigin src="/assets/runtime-2.js"></script>
    <script type="module" crossorigin src="/assets/app-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/other-3.js">
    <link rel="stylesheet" crossorigin href="/assets/style.css">
  </head>
  <body>
    <div id="root" data-prerendered><p>Texto</p></div>
  </body>`;

it('withDeferredApp() removes the page’s script requests and adds an inline script that imports the app', () => {
  const page = withDeferredApp(PAGE);
  expect(page).not.toContain('modulepreload');
  expect(page).not.toContain('src=');
  expect(page).toContain('/assets/style.css');
  expect(page.indexOf("import('/assets/app-1.js')")).toBeGreaterThan(page.indexOf('Texto'));
});

it('withDeferredApp() throws for a page that loads no app', () => {
  expect(() => withDeferredApp('<body></body>')).toThrow('no app');
});

it('isReadPage() is true for the about, terms, privacy and help pages, and false for login, plans and /ajuda', () => {
  expect([paths.about, paths.terms, paths.privacy, paths.appHelp, paths.appHelpPage].every(isReadPage)).toBe(true);
  expect([paths.login, paths.plans, paths.help].some(isReadPage)).toBe(false);
});
