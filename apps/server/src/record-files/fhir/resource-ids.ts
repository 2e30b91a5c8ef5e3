import { createHash } from 'node:crypto';

/** Namespace of the names below. It is random and must not change, because all ids of a record depend on it. */
const NAMESPACE = Buffer.from('82af758cd5c54dfdbf0977b467184c45', 'hex');

/**
 * The UUID of a name, version 5 (RFC 9562, §5.5): the same name has the same UUID, and the name can't be read from it.
 */
export function uuidOf(name: string): string {
  const bytes = createHash('sha1').update(NAMESPACE).update(name).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** A UUID as a URI, as it stands in `fullUrl`, in references and in identifiers. */
export const urnOf = (uuid: string): string => `urn:uuid:${uuid}`;

/**
 * Ids of a record's resources by their names. Other records have other ids, so that a reader can't link two records.
 */
export const idsOf =
  (recordId: string) =>
  (...name: (string | number)[]): string =>
    uuidOf(JSON.stringify([recordId, ...name]));
