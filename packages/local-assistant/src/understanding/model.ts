import { readFileSync } from 'node:fs';
import { classifierOf } from './classifier.ts';
import { featuresOf, withContext } from './features.ts';
import type { Label } from './labels.ts';

export type Ranked = { readonly label: Label; readonly share: number };
/**
 * What a message may be, most probable first; the shares are from 0 to 1 and sum up to 1.
 *
 * @param before what the turn before was about; null at the start of a conversation, undefined to ignore it.
 */
export type Model = (message: string, before?: Label | null) => Ranked[];

const kindOf = (label: string): string => label.split(':')[0] ?? label;

/** The kind of a label after another one; a topic or help page that goes on is a kind of its own. */
export function kindAfter(label: Label, before: Label | null): string {
  const kind = kindOf(label);
  return label === before && (kind === 'topic' || kind === 'help') ? `${kind}-same` : kind;
}

const normalised = (ranked: readonly Ranked[]): Ranked[] => {
  const sum = ranked.reduce((total, { share }) => total + share, 0);
  return ranked
    .map(({ label, share }) => ({ label, share: share / sum }))
    .sort((one, other) => other.share - one.share);
};

/** A model from the binary form of its weights. */
export function modelOf(bytes: Uint8Array): Model {
  const { labels, follows, spelling, sharesOf } = classifierOf(bytes);
  return (message, before) => {
    const shares = sharesOf(withContext(featuresOf(message, spelling), before));
    const factors = before === undefined ? {} : (follows[before === null ? 'first' : kindOf(before)] ?? {});
    return normalised(
      labels.map((name, at) => {
        const label = name as Label;
        return { label, share: (shares[at] ?? 0) * (factors[kindAfter(label, before ?? null)] ?? 1) };
      }),
    );
  };
}

let loaded: Model | null = null;

/** Ranks by another model from now on. The figures use it to test an author's messages with a model trained without. */
export function useModel(model: Model): void {
  loaded = model;
}

/** Ranks by the trained model of this package (`npm run assistant:train`). */
export const rank: Model = (message, before) => {
  loaded ??= modelOf(readFileSync(new URL('./weights.bin', import.meta.url)));
  return loaded(message, before);
};
