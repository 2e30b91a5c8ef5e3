import { once } from '../once.ts';
import { CLASSES } from './classes.ts';
import { conjugate, type Person } from './conjugate.ts';
import { fold } from './fold.ts';

/** Classes that also tell the person of a verb. */
const PERSONS: Readonly<Record<Person, readonly string[]>> = {
  now: ['@p1', '@now'],
  first: ['@p1'],
  third: ['@p3'],
  either: [],
};

function build(): Map<string, string[]> {
  const labels = new Map<string, string[]>();
  const add = (word: string, label: string): void => {
    const folded = fold(word);
    const known = labels.get(folded);
    if (known === undefined) labels.set(folded, [folded, label]);
    else if (!known.includes(label)) known.push(label);
  };
  for (const [name, words] of Object.entries(CLASSES)) {
    for (const word of words.split(/\s+/)) {
      if (!word.startsWith('=')) add(word, `@${name}`);
      else
        for (const [person, forms] of Object.entries(conjugate(word.slice(1))))
          for (const form of forms) for (const label of [`@${name}`, ...PERSONS[person as Person]]) add(form, label);
    }
  }
  return labels;
}

/** Every known word in its phonetic form, with its labels: its classes and itself. */
export const lexicon = once((): ReadonlyMap<string, readonly string[]> => build());
