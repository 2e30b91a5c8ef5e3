import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

const ROOT = join(import.meta.dirname, '../../..');
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' };

/** Builds an app of one sentence, with the web app's router and query library and its build settings. */
export async function buildEmptyApp(folder: string): Promise<void> {
  process.env.NODE_ENV = 'production';
  await build({
    root: join(ROOT, 'bench/floor'),
    configFile: join(ROOT, 'apps/web/vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  });
}

/** Serves it with the same headers as the product's server, so that the browser caches and compiles a file once. */
export async function serveEmptyApp(folder: string): Promise<{ address: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    const path = request.url === '/' ? '/index.html' : (request.url ?? '');
    const body = await readFile(join(folder, path)).catch(() => null);
    if (!body) return void response.writeHead(404).end();
    const caching = path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    response
      .writeHead(200, { 'Content-Type': type, 'Content-Encoding': 'gzip', 'Cache-Control': caching })
      .end(gzipSync(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => server.close() };
}
