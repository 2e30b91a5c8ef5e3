import { type ReadableText, readable, take } from './readable-text.ts';
import type { Sayable } from './sayable.ts';

/** The sign that stands for the tag of that place in the figures, once its name is out of the text. */
export const tagSign = (index: number): string => String.fromCharCode(0xe000 + index);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&');

/**
 * Puts a sign in the place of every tag of the figures that stands in quotes or in bold: a tag may be
 * called `Corrida 5 km`. Then nothing else may stand in quotes but words for the figures themselves.
 */
export function takeTags(text: ReadableText, names: readonly string[], sayable: Sayable): void {
  const longestFirst = names
    .map((name, index) => ({ name: readable(name), index }))
    .sort((a, b) => b.name.length - a.name.length);
  for (const { name, index } of longestFirst) {
    const quoted = ['"', "'", '**', '*', '_'].map((mark) => escaped(mark) + escaped(name) + escaped(mark)).join('|');
    take(text, new RegExp(quoted, 'g'), () => tagSign(index));
  }
  const labels = sayable.labels.map(readable);
  const isLabel = (quoted: string): boolean => labels.includes(quoted.trim()) || /^[\uE000-\uF8FF\s]*$/.test(quoted);
  take(text, /"([^"\n]*)"|(?<![a-z0-9])'([^'\n]+)'(?![a-z0-9])/g, ([, double, single]) =>
    // What is in order is left: a label may hold a word that later checks read.
    isLabel(double ?? single ?? '') ? null : false,
  );
}
