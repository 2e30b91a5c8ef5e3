import { type SealContext, type Sealed, sealBytes, type UserKey, unsealBytes } from '../crypto/seal.ts';
import { piecesOf } from '../integrations/files/pieces-of.ts';

/** Size of a piece that is encrypted by itself, bytes, and how much its encryption adds. */
const PIECE_BYTES = 256 * 1024;
const SEAL_BYTES = 29;

/** A stored file was changed, or is not whole. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';
}

/** What a file belongs to: a row of a person. */
export type FileOf = { table: 'attachments' | 'exports'; userId: string; id: string };

/** Binds a piece of a file to its row and position, so that pieces can't be exchanged. */
const pieceContext = ({ table, userId, id }: FileOf, position: number): SealContext => ({
  ...{ table, column: 'file' },
  rowId: `${userId}/${id}/${position}`,
});

/** Encrypts a file piece by piece, so that neither writing nor reading it needs all of it in memory. */
export async function* sealFile(key: UserKey, of: FileOf, content: AsyncIterable<Uint8Array>) {
  let position = 0;
  for await (const piece of piecesOf(content, PIECE_BYTES)) {
    yield sealBytes(key, pieceContext(of, position), piece);
    position += 1;
  }
}

function unsealPiece(key: UserKey, context: SealContext, piece: Uint8Array): Buffer {
  try {
    return unsealBytes(key, context, piece as unknown as Sealed);
  } catch (cause) {
    throw new DamagedFileError('A stored file can’t be decrypted', { cause });
  }
}

/**
 * Decrypts a file that `sealFile` encrypted.
 *
 * @param bytes size of the file before it was encrypted.
 * @throws DamagedFileError if a byte differs, or the file is shorter or longer.
 */
export async function* unsealFile(
  key: UserKey,
  of: FileOf,
  stored: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<Uint8Array> {
  let position = 0;
  let left = bytes;
  for await (const piece of piecesOf(stored, PIECE_BYTES + SEAL_BYTES)) {
    const content = unsealPiece(key, pieceContext(of, position), piece);
    left -= content.length;
    yield content;
    position += 1;
  }
  if (left !== 0) throw new DamagedFileError('A stored file has another size');
}
