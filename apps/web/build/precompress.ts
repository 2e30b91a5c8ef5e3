import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(js|css|html|svg|json|webmanifest|txt|xml)$/;
/** Below this, headers outweigh what is saved, bytes. */
const MIN_BYTES = 1024;

/** Writes `.br` and `.gz` beside every text file of the build, for the server to send as they are. */
export function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'alento:precompress',
    apply: 'build',
    configResolved(config) {
      outDir = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = await readdir(outDir, { recursive: true, withFileTypes: true });
      const texts = files.filter((file) => file.isFile() && COMPRESSIBLE.test(file.name));
      await Promise.all(
        texts.map(async (file) => {
          const path = join(file.parentPath, file.name);
          const content = await readFile(path);
          if (content.length < MIN_BYTES) return;
          await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
          await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
        }),
      );
    },
  };
}
