import { createHash } from 'node:crypto';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { refuseStyleElements } from './constructed-styles.ts';
import { writeShellData } from './shell-data.ts';

const WEB = join(import.meta.dirname, '..');
const ROOT = join(WEB, '../..');
/** Matches inline scripts that are executed. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/**
 * Without hashes of the content: the shell never caches a file, and a changed file would otherwise change the names in
 * all files that import it, which a phone would then download for an update.
 */
const FILE_NAMES = {
  entryFileNames: 'assets/[name].js',
  chunkFileNames: 'assets/[name].js',
  assetFileNames: 'assets/[name][extname]',
};

export type ShellBuild = {
  /** Folder for the build, which is deleted first. */
  dist: string;
  /** Scheme and host of the server that the app talks to. */
  publicUrl: string;
  /** Version of the web app, such as `0.1.0+202611281305`. */
  version: string;
  /** Whether the shell has a public key for updates over the air. */
  hasUpdates: boolean;
};

/** The content security policy of the shell's page: as on the web, with the server's address added. */
function policyOf(html: string, publicUrl: string): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  const socket = publicUrl.replace(/^http/, 'ws');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self'",
    `img-src 'self' ${publicUrl} data: blob:`,
    "font-src 'self'",
    `connect-src 'self' ${publicUrl} ${socket}`,
    `media-src 'self' ${publicUrl} blob:`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Builds the web app for the native shell: one page for every path, without service worker and landing page. */
export async function buildForShell({ dist, publicUrl, version, hasUpdates }: ShellBuild): Promise<void> {
  const variables = {
    VITE_SHELL: 'native',
    VITE_PUBLIC_URL: publicUrl,
    VITE_VERSION: version,
    ...(hasUpdates ? { VITE_UPDATES: 'on' } : {}),
  };
  await build({
    root: WEB,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(
      Object.entries(variables).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    build: {
      outDir: dist,
      emptyOutDir: true,
      rolldownOptions: { input: join(WEB, 'index.html'), output: FILE_NAMES },
    },
  });
  await refuseStyleElements(dist);
  const page = join(dist, 'index.html');
  const html = (await readFile(page, 'utf8')).replace('<!--head-->', '<title>Alento</title>');
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html, publicUrl)}" />`;
  await writeFile(page, html.replace('<meta charset="utf-8" />', `<meta charset="utf-8" />${policy}`));
  await cp(join(WEB, 'public/favicon.svg'), join(dist, 'favicon.svg'));
  await cp(join(ROOT, 'content/images'), join(dist, 'imagens'), { recursive: true });
  await writeShellData(dist);
  await rm(join(dist, '.vite'), { recursive: true, force: true });
}
