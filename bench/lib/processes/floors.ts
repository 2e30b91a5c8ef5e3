import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

export type Floor = { address: string; close: () => void };

function serve(answer: RequestListener): Promise<Floor> {
  const server = createServer(answer);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () =>
      resolve({
        address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        close: () => server.close(),
      }),
    );
  });
}

/** Serves a page of one sentence, without a script or a style. */
export function startBarePage(): Promise<Floor> {
  const page =
    '<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="description" content="Piso"><title>Piso</title></head><body><main><h1>Olá</h1></main></body></html>';
  return serve((_, response) => response.setHeader('Content-Type', 'text/html').end(page));
}

/**
 * Serves a page on which React renders the same sentence, with the web app's router and query library, built with the
 * web app's settings.
 */
export async function startEmptyApp(folder: string): Promise<Floor> {
  process.env.NODE_ENV = 'production';
  await build({
    root: join(ROOT, 'bench/floor'),
    configFile: join(ROOT, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
  return serve(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = await readFile(join(folder, path)).catch(() => null);
    if (!body) return void response.writeHead(404).end();
    // The same headers as the product's server, so that the browser caches and compiles a file once.
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Cache-Control': caching })
      .end(gzipSync(body));
  });
}
