import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Env } from './env.ts';
import { answerError } from './error-answer.ts';
import { serveWebApp } from './web-app.ts';

const HTML = '<!doctype html><script>let a = 1;</script><script type="module" src="/assets/a.js"></script>';
let root: string;
const app = new Hono<Env>().onError(answerError);
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'alento-web-'));
  mkdirSync(join(root, 'assets'));
  writeFileSync(join(root, 'index.html'), HTML);
  writeFileSync(join(root, 'favicon.svg'), '<svg/>');
  writeFileSync(join(root, '.sources'), 'segredo');
  writeFileSync(join(root, 'assets/a.js'), 'let a;');
  writeFileSync(join(root, 'assets/a.js.br'), 'comprimido');
  serveWebApp(app, root);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the web app', () => {
  it.each(['/', '/index.html', '/home', '/periodo-detalhes?type=day', '/livros/1', '/.sources'])(
    '%s is its page',
    async (path) => {
      const response = await app.request(path);
      expect(response.status).toBe(200);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(await response.text()).toBe(HTML);
    },
  );

  it('may run its own files and the inline scripts it came with, by their hashes', async () => {
    const policy = (await app.request('/')).headers.get('Content-Security-Policy') ?? '';
    // printf 'let a = 1;' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-xY6QKfH9PRsQnLz56nj6MBwiK5oHg+im1Jkpdp1x/Ck='");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(policy).toContain("object-src 'none'");
  });

  it('keeps hashed files for a year, compressed when the browser takes it', async () => {
    const plain = await app.request('/assets/a.js');
    expect(plain.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(await plain.text()).toBe('let a;');
    const small = await app.request('/assets/a.js', { headers: { 'Accept-Encoding': 'br' } });
    expect(small.headers.get('Content-Encoding')).toBe('br');
    expect(await small.text()).toBe('comprimido');
  });

  it('gives its page with its policy under any name', async () => {
    expect((await app.request('/index.html')).headers.get('Content-Security-Policy')).toContain("script-src 'self'");
  });

  it('asks again for files without a hash', async () => {
    expect((await app.request('/favicon.svg')).headers.get('Cache-Control')).toBe('no-cache');
  });

  it.each(['/assets/antigo-4f2a.js', '/assets', '/assets/'])(
    '%s, a file that is not there, is no page',
    async (path) => {
      const response = await app.request(path);
      expect(await response.text()).not.toContain('<script');
      expect(response.ok).toBe(false);
      expect(response.headers.get('Cache-Control') ?? '').not.toContain('max-age');
    },
  );

  it('never leaves its folder', async () => {
    for (const path of ['/assets/../../etc/passwd', '/assets/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd']) {
      expect(await (await app.request(path)).text()).not.toContain('root:');
    }
  });
});
