import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** Files to compress. HTML is missing, because the server fills in its placeholders and compresses it itself. */
const COMPRESSIBLE = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
/** Minimum size of a file to compress, bytes. */
const MIN_BYTES = 1024;

/** Writes a `.br` and a `.gz` file beside every text file of a build. The server sends these files unchanged. */
export async function precompress(dist: string): Promise<void> {
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
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
}
