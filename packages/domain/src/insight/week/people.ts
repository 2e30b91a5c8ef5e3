import { foldForSearch } from '../../text/plain-text.ts';

const listOf = (words: string): string[] => words.split(' ');

const FEMALE = listOf(
  'mãe mamãe irmã filha avó vó namorada noiva esposa sogra tia prima neta cunhada sobrinha madrasta enteada psicóloga médica professora orientadora vizinha',
);
const MALE = listOf(
  'pai papai irmão filho avô vô namorado noivo marido sogro tio primo neto cunhado sobrinho padrasto enteado psicólogo médico professor orientador vizinho',
);
/** Their gender is told by the word before them. */
const EITHER = listOf('chefe terapeuta psiquiatra gerente');
/** Told only after "minha" or "meu", because "um amigo" may be a different one each time. */
const OWN_ONLY = listOf('amiga amigo colega mulher');
const MANY = {
  female: listOf('filhas irmãs amigas primas'),
  male: listOf('filhos irmãos amigos pais avós primos colegas'),
};

const PLACES = {
  a: listOf('academia praia faculdade escola igreja universidade piscina'),
  o: listOf('trabalho escritório consultório parque clube estágio serviço'),
};

/** Other forms of the same person. */
const SAME: Readonly<Record<string, string>> = {
  mamãe: 'mãe',
  papai: 'pai',
  vó: 'avó',
  vô: 'avô',
  mae: 'mãe',
  irma: 'irmã',
  irmao: 'irmão',
};

const BEFORE_FEMALE = /^(?:minha|a|da|na|à|pela|pra)$/;
const BEFORE_MALE = /^(?:meu|o|do|no|ao|pelo|pro)$/;
const OWN = /^(?:minha|meu|minhas|meus)$/;
/** Words after a relation that make it somebody else's: "a mãe dela", "o pai da Ana". */
const OTHERS = /^(?:dele|dela|deles|delas|de|da|do|das|dos)$/;

/** Words for a person or place, for a sentence about the reader; null if the word names none. */
export function relationAt(words: readonly string[], at: number): string | null {
  const lower = words[at]?.toLowerCase() ?? '';
  const word = SAME[lower] ?? lower;
  const before = words[at - 1]?.toLowerCase() ?? '';
  const after = words[at + 1]?.toLowerCase() ?? '';
  if (PLACES.a.includes(word)) return BEFORE_FEMALE.test(before) ? `a ${word}` : null;
  if (PLACES.o.includes(word)) return BEFORE_MALE.test(before) ? `o ${word}` : null;
  if (OTHERS.test(after) || /^(?:sua|seu|suas|seus|tua|teu|nossa|nosso|uma|um)$/.test(before)) return null;
  if (OWN_ONLY.includes(word)) return OWN.test(before) ? `${before === 'minha' ? 'sua' : 'seu'} ${word}` : null;
  if (MANY.female.includes(word)) return before === 'minhas' ? `suas ${word}` : null;
  if (MANY.male.includes(word)) return before === 'meus' ? `seus ${word}` : null;
  if (EITHER.includes(word)) {
    if (BEFORE_FEMALE.test(before)) return `sua ${word}`;
    return BEFORE_MALE.test(before) ? `seu ${word}` : null;
  }
  if (FEMALE.includes(word)) return `sua ${word}`;
  return MALE.includes(word) ? `seu ${word}` : null;
}

const ALL_RELATIONS = new Set(
  [
    ...FEMALE,
    ...MALE,
    ...EITHER,
    ...OWN_ONLY,
    ...MANY.female,
    ...MANY.male,
    ...Object.keys(SAME),
    'ex',
    'ele',
    'ela',
    'eles',
    'elas',
  ].map(foldForSearch),
);
/** Whether a folded word may name another person, whoever it is. */
export const mayNameSomebody = (folded: string): boolean => ALL_RELATIONS.has(folded);

/** Capitalised words that are neither people nor places. */
const NO_NAMES = new Set(
  listOf(
    'eu deus jesus nossa senhora natal pascoa carnaval reveillon feriado domingo segunda terca quarta quinta sexta sabado janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro instagram whatsapp netflix youtube tiktok facebook twitter google uber ifood pix enem covid alento spotify excel internet brasil copa sus inss caps upa cvv phq gad tcc rh',
  ),
);

/** Whether a word is written like a name: "Ana", not "ANA" or "ana". */
export const isNameLike = (word: string): boolean =>
  /^\p{Lu}\p{Ll}[\p{L}\p{Mark}'’-]*$/u.test(word) && !NO_NAMES.has(foldForSearch(word));
