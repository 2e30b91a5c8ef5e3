import type { AllowedStatements } from './allowed-statements.ts';
import { type ReadableText, readable, take } from './readable-text.ts';

/** The private-use character that is the placeholder for a tag, by the tag's index in the figures. */
export const tagSign = (index: number): string => String.fromCharCode(0xe000 + index);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Replaces every tag of the figures that is in quotes or bold by its placeholder, because a tag's name may contain
 * numbers (`Corrida 5 km`). After that, only labels of the figures may be in quotes.
 */
export function takeTags(text: ReadableText, names: readonly string[], allowed: AllowedStatements): void {
  const longestFirst = names
    .map((name, index) => ({ name: readable(name), index }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { name, index } of longestFirst) {
    const quoted = ['"', "'", '**', '*', '_'].map((mark) => escaped(mark) + escaped(name) + escaped(mark)).join('|');
    take(text, new RegExp(quoted, 'g'), () => tagSign(index));
  }
  const labels = allowed.labels.map(readable);
  const isLabel = (quoted: string): boolean => labels.includes(quoted.trim()) || /^[\uE000-\uF8FF\s]*$/.test(quoted);
  take(text, /"([^"\n]*)"|(?<![a-z0-9])'([^'\n]+)'(?![a-z0-9])/g, ([, double, single]) =>
    // An accepted label is not replaced, because later checks may need its words.
    isLabel(double ?? single ?? '') ? null : false,
  );
}
