import AdmZip from 'adm-zip';
import { type FileRefusal, refuseFile } from '../diary/diary.ts';

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const END_OF_EMPTY = [0x50, 0x4b, 0x05, 0x06];

/** Maximum number of files. A backup has one for each photo, and the parser needs 9 kB for each. */
const FILES_MAX = 5000;
/** Maximum number of folders that a file is in. The parser needs as much memory for each folder as for a file. */
const FOLDERS_MAX = 8;

/** An archive whose list of files alone would fill the memory. */
class ListTooLarge extends Error {}

/** Decodes paths, which are read before anything else is known of a file. */
const PATHS = {
  efs: true,
  encode: (path: string): Buffer => Buffer.from(path),
  decode(bytes: Buffer | Uint8Array): string {
    const path = new TextDecoder().decode(bytes);
    if (path.split('/').length > FOLDERS_MAX + 1) throw new ListTooLarge();
    return path;
  },
};

/** Whether the bytes begin like a ZIP archive. */
export const isZip = (bytes: Uint8Array): boolean =>
  [LOCAL_HEADER, END_OF_EMPTY].some((start) => start.every((byte, place) => bytes[place] === byte));

export type Unzipped = { ok: true; name: string; bytes: Uint8Array; paths: string[] } | FileRefusal;

export type UnzipOptions = {
  /** Maximum size of the unpacked file, in bytes. */
  maxUnpackedBytes: number;
  /** Selects a file by the paths of the archive, folders left out. Null if the archive has none that fits. */
  choose: (paths: string[]) => string | null;
};

/** Files that phones and computers add to an archive. */
const isAdded = (path: string): boolean => path.startsWith('__MACOSX/') || path.endsWith('.DS_Store');

/**
 * Unpacks one file of a ZIP archive. Sizes are checked before anything is unpacked; a file that is larger than it
 * states ends the unpacking at the stated size, and one with another checksum is refused as damaged.
 */
export function unzipOne(bytes: Uint8Array, { maxUnpackedBytes, choose }: UnzipOptions): Unzipped {
  try {
    const zip = new AdmZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
      noSort: true,
      decoder: PATHS,
    });
    // The stated number, which also limits how many the parser reads.
    if (zip.getEntryCount() > FILES_MAX) return refuseFile('FILE_TOO_COMPLEX');
    const files = zip.getEntries().filter((file) => !file.isDirectory && !isAdded(file.entryName));
    const stated = files.reduce((sum, file) => sum + file.header.size, 0);
    // Photos beside the diary are hardly compressed: they may add what the archive itself has, and no more.
    if (stated > maxUnpackedBytes + bytes.length) return refuseFile('FILE_TOO_LARGE');
    const paths = files.map((file) => file.entryName);
    const path = choose(paths);
    const file = files.find((one) => one.entryName === path);
    if (!file) return refuseFile('FILE_OF_ANOTHER_KIND');
    if (file.header.size > maxUnpackedBytes) return refuseFile('FILE_TOO_LARGE');
    if (file.header.encrypted) return refuseFile('FILE_ENCRYPTED');
    const unpacked = file.getData();
    // A stored file is as large as its bytes, whatever size it states.
    if (unpacked.length > maxUnpackedBytes) return refuseFile('FILE_TOO_LARGE');
    return { ok: true, name: file.entryName, bytes: unpacked, paths };
  } catch (error) {
    if (error instanceof ListTooLarge) return refuseFile('FILE_TOO_COMPLEX');
    // adm-zip, zlib and Buffer throw errors of many classes for damaged archives, and nothing else can fail here.
    return refuseFile('FILE_UNREADABLE');
  }
}
