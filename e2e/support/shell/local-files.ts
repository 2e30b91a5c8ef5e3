import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'application/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/**
 * Answers as Capacitor's local server does (WebViewLocalServer.java, WebViewAssetHandler.swift): a path without a file
 * extension is the page, any other path a file, which isn't cached.
 */
export function serveLocally({ url = '/' }: IncomingMessage, answer: ServerResponse, folder: string): void {
  const path = normalize(decodeURIComponent(new URL(url, 'https://localhost').pathname));
  const name = extname(path) === '' ? '/index.html' : path;
  void readIfThere(join(folder, name)).then(
    (content) => {
      const headers = {
        'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream',
        'Cache-Control': 'no-cache',
      };
      if (content === null) answer.writeHead(404).end();
      else answer.writeHead(200, headers).end(content);
    },
    () => answer.destroy(),
  );
}
