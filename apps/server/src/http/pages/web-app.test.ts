import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { folderForFile } from '../../testing/open-for-file.ts';
import type { Env } from '../env.ts';
import { answerError } from '../errors/error-answer.ts';
import { securePages } from '../request/security-headers.ts';
import { serveWebApp } from './web-app.ts';

const SHELL = '<!doctype html><script>let a = 1;</script><script type="module" src="/assets/a.js"></script>';
const POLICY = '<!doctype html><p>{{contact}}</p><script type="application/json">{"content":"{{contact}}"}</script>';
const LANDING = '<!doctype html><p>{{price:premium}} ou {{price:essencial}}</p><link href="{{address}}/" />';
const NOT_FOUND = '<!doctype html><h1>Página não encontrada</h1>';
const SIGN_UP = `<p style="width:0%"></p><p style="width:0%"></p><p style="font-family:&quot;A&quot;">Criar conta</p>`;
const PLANS = `<!doctype html><script type="application/json" id="prefetched">[]</script>${'Planos '.repeat(500)}`;

const root = await folderForFile();
let address = 'http://127.0.0.1:3000';
const app = new Hono<Env>().onError(answerError);
app.use(async (c, next) => {
  c.set('answerHeaders', {});
  await next();
});
for (const folder of ['assets', 'icons', 'imagens', 'pages']) mkdirSync(join(root, folder));
const files = {
  'index.html': SHELL,
  'landing.html': LANDING,
  'pages/planos.html': PLANS,
  'pages/404.html': NOT_FOUND,
  'pages.json': JSON.stringify({
    pages: [
      {
        pattern: '/login',
        query: { name: 'createAccount', value: 'true' },
        file: 'pages/criar.html',
        isIndexed: false,
      },
      { pattern: '/login', file: 'pages/login.html', isIndexed: false },
      { pattern: '/home', file: 'index.html', isIndexed: false },
      { pattern: '/chat/*', file: 'index.html', isIndexed: false },
      { pattern: '/livros/noites', file: 'pages/planos.html', isIndexed: false },
      { pattern: '/livros/:id', file: 'index.html', isIndexed: false, status: 404 },
      { pattern: '/politica-de-privacidade', file: 'pages/politica.html', isIndexed: false },
      { pattern: '/planos', file: 'pages/planos.html', isIndexed: true },
      { pattern: '/', file: 'landing.html', isIndexed: true },
    ],
    notFound: 'pages/404.html',
  }),
  'pages/politica.html': POLICY,
  'pages/login.html': 'Entrar',
  'pages/criar.html': SIGN_UP,
  'favicon.svg': '<svg/>',
  'icons/icon-192.png': 'png',
  'imagens/lua.svg': '<svg/>',
  '.sources': 'segredo',
  'assets/a.js': 'let a;',
  'assets/a.js.br': 'comprimido',
};
for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
const prices = { free: 0, essencial: 1990, premium: 2990 };
serveWebApp(app, { root, prices, contact: 'dados@alento.example', publicUrl: () => address });

const textOf = async (path: string): Promise<string> => (await app.request(path)).text();

describe('the web app', () => {
  it.each(['/home', '/home?refresh=true', '/chat', '/chat/sessions'])('serves the app at %s', async (path) => {
    const response = await app.request(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/html');
    expect(await response.text()).toBe(SHELL);
  });

  it('serves the page of a known book, and the app with 404 for an unknown book', async () => {
    const missing = await app.request('/livros/1');
    expect([missing.status, await missing.text()]).toEqual([404, SHELL]);
    expect([(await app.request('/livros/noites')).status, await textOf('/livros/noites')]).toEqual([200, PLANS]);
  });

  it('inserts prices and the public address into a page', async () => {
    expect(await textOf('/')).toContain('<p>R$\u00a029,90 ou R$\u00a019,90</p><link href="http://127.0.0.1:3000/" />');
    address = 'https://alento.example/';
    expect(await textOf('/')).toContain('<link href="https://alento.example/" />');
    address = 'http://127.0.0.1:3000';
  });

  it('inserts the contact into a legal text and into the data in its page', async () => {
    const text = await textOf('/politica-de-privacidade');
    expect(text.split('escreva para dados@alento.example.')).toHaveLength(3);
    expect(text).not.toContain('{{');
  });

  it.each(['/nada', '/livros/1/2', '/.sources', '/pages.json', '/index.html', '/landing.html', '/pages/planos.html'])(
    'serves the error page with 404 at %s',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toBe(NOT_FOUND);
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    },
  );

  it('serves a different page if the query contains the parameter of that page', async () => {
    expect(await textOf('/login')).toBe('Entrar');
    expect(await textOf('/login?planId=premium&createAccount=true')).toBe(SIGN_UP);
    expect(await textOf('/login?createAccount=1')).toBe('Entrar');
  });

  it('redirects a path with a trailing slash to the path without it', async () => {
    const response = await app.request('/planos/?selectedPlan=premium', { headers: { Host: 'outro.example' } });
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe('/planos?selectedPlan=premium');
    expect((await app.request('/livros/7/')).headers.get('Location')).toBe('/livros/7');
    for (const path of ['//outro.example/', '/nada/', '//planos/']) {
      expect((await app.request(path)).headers.get('Location'), path).toBeNull();
    }
  });

  it.each([
    ['/Home', '/home'],
    ['/HOME/?refresh=True', '/home?refresh=True'],
    ['/Livros/Noites', '/livros/noites'],
    ['/Livros/AbC', '/livros/AbC'],
    ['/Chat/Sessions/X', '/chat/Sessions/X'],
  ])('redirects %s, typed with capitals, to %s', async (path, canonical) => {
    const response = await app.request(path);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(canonical);
  });

  it.each([
    ...['/chat/AbC', '/livros/AbC', '/Nada', '/assets/A.js'],
    ...['//Outro.example/Home', '/%5C%5COutro.example/Home', `/${'/'.repeat(9000)}Home`],
  ])('does not redirect %s', async (path) => {
    expect((await app.request(`http://alento.test${path}`)).status).not.toBe(301);
  });

  it('has a Content-Security-Policy that allows only own script files and known inline scripts', async () => {
    const policy = (await app.request('/home')).headers.get('Content-Security-Policy') ?? '';
    // printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
  });

  it('has a Content-Security-Policy that allows only own style files and known style attributes', async () => {
    const policyOf = async (path: string) => (await app.request(path)).headers.get('Content-Security-Policy') ?? '';
    // printf 'width:0%%' | openssl dgst -sha256 -binary | base64; printf 'font-family:"A"' | …
    expect(await policyOf('/login?createAccount=true')).toContain(
      "style-src 'self'; style-src-attr 'unsafe-hashes' 'sha256-UiXlt9djFx1o7crFtCH7sUqquV6B2BX9ozY9jqs43JE=' 'sha256-6A2VEmC+Iyl53WKuw8iJxItb9Qp2VK7o8R7WRDezCp8=';",
    );
    expect(await policyOf('/login')).toContain("style-src 'self'; img-src");
    for (const path of ['/login', '/login?createAccount=true', '/'])
      expect(await policyOf(path)).not.toContain('unsafe-inline');
  });

  it('has a Content-Security-Policy that allows photos and voice notes that the page has loaded', async () => {
    const policy = (await app.request('/historico')).headers.get('Content-Security-Policy') ?? '';
    for (const rule of ["img-src 'self' data: blob:;", "media-src 'self' blob:;"]) expect(policy).toContain(rule);
  });

  it('has a Content-Security-Policy without a hash for JSON data in a page', async () => {
    const policy = (await app.request('/planos')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends pages compressed as %s', async (encoding, open) => {
    const response = await app.request('/planos', { headers: { 'Accept-Encoding': encoding } });
    expect(response.headers.get('Content-Encoding')).toBe(encoding);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBeLessThan(PLANS.length / 2);
    expect(open(bytes).toString()).toBe(PLANS);
  });

  it('responds 304 only if the ETag of the request is that of the page', async () => {
    const tag = (await app.request('/planos')).headers.get('ETag') ?? '';
    const again = await app.request('/planos', { headers: { 'If-None-Match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await app.request('/', { headers: { 'If-None-Match': tag } })).status).toBe(200);
    expect((await app.request('/planos', { headers: { 'If-None-Match': 'W/"outro"' } })).status).toBe(200);
  });

  it('makes files with a hash in their name cacheable for a year', async () => {
    const plain = await app.request('/assets/a.js');
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await plain.text()).toBe('let a;');
    const small = await app.request('/assets/a.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(await small.text()).toBe('comprimido');
  });

  it.each(['/favicon.svg', '/icons/icon-192.png'])(
    'requires revalidation of %s, which has no hash in its name',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    },
  );

  it('responds 304 for an unchanged file without a hash in its name', async () => {
    const first = await app.request('/icons/icon-192.png');
    const changedAt = first.headers.get('Last-Modified') ?? '';
    const again = await app.request('/icons/icon-192.png', { headers: { 'If-Modified-Since': changedAt } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    const older = await app.request('/icons/icon-192.png', {
      headers: { 'If-Modified-Since': 'Thu, 01 Jan 2026 00:00:00 GMT' },
    });
    expect(await older.text()).toBe('png');
  });

  it('serves the requested range of a file', async () => {
    const part = await app.request('/assets/a.js', { headers: { Range: 'bytes=4-5' } });
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([206, 'bytes 4-5/6', 'a;']);
    const outside = await app.request('/assets/a.js', { headers: { Range: 'bytes=6-' } });
    expect([outside.status, outside.headers.get('Content-Range')]).toEqual([416, 'bytes */6']);
  });

  it.each([
    ...['bytes=abc', 'bytes=', 'bytes=-', 'bytes=5-2', 'bytes=0-1,3-4', 'items=0-1', '0-1', '4-5'].map((Range) => ({
      Range,
    })),
    // A range with If-Range is ignored for these files.
    { Range: 'bytes=4-5', 'If-Range': '"an-etag"' },
    { Range: 'bytes=4-5', 'If-Range': 'Thu, 01 Jan 2026 00:00:00 GMT' },
  ])('sends the whole file for the headers %o', async (headers: Record<string, string>) => {
    for (const [path, text] of [
      ['/assets/a.js', 'let a;'],
      ['/favicon.svg', '<svg/>'],
      ['/imagens/lua.svg', '<svg/>'],
    ] as const) {
      const answer = await app.request(path, { headers });
      expect([answer.status, answer.headers.get('Content-Range'), await answer.text()], path).toEqual([
        200,
        null,
        text,
      ]);
    }
  });

  it.each([
    ['/imagens/lua.svg', 'cross-origin'],
    ['/imagens/falta.svg', 'same-origin'],
    ['/icons/icon-192.png', 'same-origin'],
    ['/assets/a.js', 'same-origin'],
    ['/home', 'same-origin'],
  ])('limits the use of %s by other origins to %s', async (path, policy) => {
    const secured = new Hono<Env>();
    secured.use(securePages(true)).route('/', app);
    expect((await secured.request(path)).headers.get('Cross-Origin-Resource-Policy')).toBe(policy);
  });

  it('serves robots.txt and a sitemap of the pages that may be indexed', async () => {
    expect(await textOf('/robots.txt')).toContain('Sitemap: http://127.0.0.1:3000/sitemap.xml');
    const map = await app.request('/sitemap.xml');
    expect(map.headers.get('Content-Type')).toContain('xml');
    const text = await map.text();
    expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, path]) => path)).toEqual([
      'http://127.0.0.1:3000/planos',
      'http://127.0.0.1:3000/',
    ]);
  });

  it.each(['/assets/antigo-4f2a.js', '/assets', '/assets/'])(
    'doesn’t serve a page for the missing file %s',
    async (path) => {
      const response = await app.request(path);
      expect(await response.text()).not.toContain('<script');
      expect(response.ok).toBe(false);
      expect(response.headers.get('Cache-Control') ?? '').not.toContain('max-age');
    },
  );

  it('doesn’t serve files outside its folder', async () => {
    for (const path of ['/assets/../../etc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd']) {
      expect(await textOf(path)).not.toContain('root:');
    }
  });
});
