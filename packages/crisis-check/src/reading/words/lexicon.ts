import { once } from '../once.ts';
import { CLASSES } from './classes.ts';
import { fold } from './fold.ts';

/** `now` is the first person in the present, which rules out the past. */
type Person = 'now' | 'first' | 'third' | 'either';

const ENDINGS: Readonly<Record<string, Record<Person, string>>> = {
  ar: {
    now: 'o',
    first: 'ei arei amos aremos',
    third: 'a as am ou aram ara arao aste avam ariam em es',
    either: 'ar ares arem armos ava avamos aria ariamos e emos asse assem assemos ando ado ada ados adas',
  },
  er: {
    now: 'o',
    first: 'i erei emos eremos',
    third: 'e es em eu eram era erao este iam eriam am as',
    either: 'er erem ermos ia iamos eria eriamos a esse essem endo ido ida idos idas',
  },
  ir: {
    now: 'o',
    first: 'i irei imos iremos',
    third: 'e es em iu iram ira irao iste iam iriam am as',
    either: 'ir irem irmos ia iamos iria a isse issem indo ido ida idos idas',
  },
};

/** Before e and i the stem's spelling changes: ficar, fique; jogar, jogue. */
const beforeE = (stem: string): string => stem.replace(/c$/, 'qu').replace(/g$/, 'gu');

/** All forms of a regular verb by person, with spoken infinitives ("quero morre"). */
function conjugate(infinitive: string): Record<Person, string[]> {
  const stem = infinitive.slice(0, -2);
  const endings = ENDINGS[infinitive.slice(-2)];
  if (endings === undefined) throw new Error(`not an infinitive: ${infinitive}`);
  const join = (list: string): string[] =>
    list.split(' ').map((ending) => (infinitive.endsWith('ar') && /^e/.test(ending) ? beforeE(stem) : stem) + ending);
  return {
    now: join(endings.now),
    first: join(endings.first),
    third: join(endings.third),
    either: join(endings.either),
  };
}

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
