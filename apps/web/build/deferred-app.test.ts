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

it('requests no script with the page, and names the app in a script after its content', () => {
  const page = withDeferredApp(PAGE);
  expect(page).not.toContain('modulepreload');
  expect(page).not.toContain('src=');
  expect(page).toContain('/assets/style.css');
  expect(page.indexOf("import('/assets/app-1.js')")).toBeGreaterThan(page.indexOf('Texto'));
});

it('rejects a page without the app', () => {
  expect(() => withDeferredApp('<body></body>')).toThrow('no app');
});

it('isReadPage() is true for pages that are only read', () => {
  expect([paths.about, paths.terms, paths.privacy].every(isReadPage)).toBe(true);
  expect([paths.login, paths.plans, paths.help].some(isReadPage)).toBe(false);
});
