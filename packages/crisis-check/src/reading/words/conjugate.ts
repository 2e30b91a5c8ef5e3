/** `now` is the first person in the present, which rules out the past. */
export type Person = 'now' | 'first' | 'third' | 'either';

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
export function conjugate(infinitive: string): Record<Person, string[]> {
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
