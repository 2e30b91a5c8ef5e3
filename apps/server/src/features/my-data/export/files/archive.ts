import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. Its text is read when its turn comes. */
export type ArchiveFile = { name: string; text: () => AsyncIterable<string> | Iterable<string> };

/** Length of the text that is compressed at once, UTF-16 units. */
const CHUNK = 64 * 1024;
/** Regular file that only its owner may read and write. */
const MODE = 0o100600;

/** Joins short texts, because each piece that goes through a stream takes time. */
async function* joined(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const text of texts) {
    waiting.push(text);
    length += text.length;
    if (length < CHUNK) continue;
    yield Buffer.from(waiting.join(''));
    waiting = [];
    length = 0;
  }
  if (length > 0) yield Buffer.from(waiting.join(''));
}

/**
 * A ZIP archive of the files as a stream of bytes. A file is read as fast as the archive is, one after the other, and
 * compressed outside the event loop.
 *
 * @throws what reading a file throws
 */
export async function* archiveOf(files: readonly ArchiveFile[], madeAt: number): AsyncGenerator<Buffer> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  for (const { name, text } of files)
    zip.addReadStreamLazy(name, { mtime: new Date(madeAt), mode: MODE }, (give) => {
      reading = Readable.from(joined(text()), { objectMode: false });
      // Without this, the error of a file that can't be read would end the process.
      reading.on('error', (error) => output.destroy(error));
      give(null, reading);
    });
  zip.end();
  try {
    yield* output as AsyncIterable<Buffer>;
  } finally {
    reading?.destroy();
    output.destroy();
  }
}
