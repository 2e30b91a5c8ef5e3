/** Steps of a stored weight for a weight of 1. Stored weights are signed bytes. */
export const SCALE = 12;

/** Hashes a feature to 32 bits (FNV-1a). */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** What is known of a feature: how rare it is. */
type Rarity = { readonly rarity: number };

/** The known features of a message with their values: rarities, scaled to a vector of length 1. */
export function vectorOf<Known extends Rarity>(
  features: ReadonlySet<string>,
  find: (hash: number) => Known | undefined,
): [known: Known, value: number][] {
  const known = [...features].map((feature) => find(hashOf(feature))).filter((one) => one !== undefined);
  const length = Math.sqrt(known.reduce((sum, { rarity }) => sum + rarity ** 2, 0)) || 1;
  return known.map((one) => [one, one.rarity / length]);
}

/**
 * How much more often a kind of message follows on a kind than the model expects without context: factor by the kind of
 * the turn before ("first" without any) and the kind of the message. `topic-same` and `help-same` are the same label
 * again.
 */
export type Follows = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** The learned model: labels, and for each feature its rarity and the weights that aren't small. */
export type Weights = {
  readonly labels: readonly string[];
  readonly follows: Follows;
  /** Frequent words, with which others are corrected. */
  readonly vocabulary: readonly string[];
  readonly features: readonly {
    readonly hash: number;
    readonly rarity: number;
    /** Index of the label, and the weight times `SCALE`. */
    readonly weights: readonly (readonly [label: number, weight: number])[];
  }[];
};

/**
 * The binary form: length of the JSON of labels, follows and vocabulary (u32), that JSON, number of features (u32),
 * then each feature: hash (u32), rarity × 1000 (u16), number of weights (u8), and each weight: label (u8), value (i8).
 * Little endian.
 */
export function packWeights({ labels, follows, vocabulary, features }: Weights): Uint8Array {
  const names = new TextEncoder().encode(JSON.stringify({ labels, follows, vocabulary }));
  const size = features.reduce((sum, { weights }) => sum + 7 + 2 * weights.length, 8 + names.length);
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, names.length, true);
  bytes.set(names, 4);
  let at = 4 + names.length;
  view.setUint32(at, features.length, true);
  at += 4;
  for (const { hash, rarity, weights } of features) {
    view.setUint32(at, hash, true);
    view.setUint16(at + 4, Math.round(rarity * 1000), true);
    view.setUint8(at + 6, weights.length);
    at += 7;
    for (const [label, weight] of weights) {
      view.setUint8(at, label);
      view.setInt8(at + 1, weight);
      at += 2;
    }
  }
  return bytes;
}

export type Feature = { readonly rarity: number; readonly weights: Int8Array; readonly labels: Uint8Array };

type Unpacked = Pick<Weights, 'labels' | 'follows' | 'vocabulary'> & { features: Map<number, Feature> };

/** Reads the binary form. */
export function unpackWeights(bytes: Uint8Array): Unpacked {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = 4 + view.getUint32(0, true);
  const head = JSON.parse(new TextDecoder().decode(bytes.subarray(4, end))) as Omit<Unpacked, 'features'>;
  const features = new Map<number, Feature>();
  let at = end + 4;
  for (let left = view.getUint32(end, true); left > 0; left -= 1) {
    const hash = view.getUint32(at, true);
    const rarity = view.getUint16(at + 4, true) / 1000;
    const count = view.getUint8(at + 6);
    at += 7;
    const own = { rarity, labels: new Uint8Array(count), weights: new Int8Array(count) };
    for (let index = 0; index < count; index += 1, at += 2) {
      own.labels[index] = view.getUint8(at);
      own.weights[index] = view.getInt8(at + 1);
    }
    features.set(hash, own);
  }
  return { ...head, features };
}
