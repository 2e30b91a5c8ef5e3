import { foldForSearch } from '@alento/domain/text/plain-text';

/**
 * Everyday words for tags of a new account and for some that many people create, by the tag's folded name. A pattern
 * stands between two word boundaries.
 */
const WORDS: Readonly<Record<string, string>> = {
  'dormi bem':
    '(?:dorm\\w+|durm\\w+|sono) (?:muito |mais )?(?:bem|direito|melhor)|noites? (?:boas?|decentes?|bem dormidas?)|boas noites de sono',
  'dormi mal':
    '(?:dorm\\w+|durm\\w+) (?:muito |tao |bem )?(?:mal|pouco|pior|ruim|pessimamente|picado)|noites? (?:ruins?|mal dormidas?|em claro|como ruins)|noites eu marquei como ruins|insonia',
  exercicio:
    'exercicios?|exercit\\w+|malh(?:ar|o|ei|ava|ando)|trein(?:o|os|ar|ei|ava|ando)|academia|caminhadas?|pedal(?:ar|ei|o|ada)?|natacao|musculac\\w+|pilates|i?yoga|atividade fisica|me mex(?:o|er|i)',
  trabalho: 'trabalh\\w+|servico|expediente',
  estudo: 'estud(?:o|os|ar|ei|ava|ando)',
  familia: 'familia\\w*|parentes',
  amigos: 'amig[oa]s?|amizades?',
  amor: 'amor|namoro|romance',
  'ar livre': 'ar livre|natureza|tom\\w+ (?:um )?(?:sol|vento|ar)',
  descanso: 'descans\\w+|folgas?',
  'muita tela':
    'telas?|(?:no|pelo|tempo de|tempo no|horas de) celular|rolar? (?:o )?feed|redes|tiktok|instagram|rede social|redes sociais',
  saude: 'saude',
  terapia: 'terapias?|sessao|sessoes|psicolog[oa]|consulta com a psi\\w*',
  cafe: 'cafes?|cafezinhos?|cafeina',
  cerveja:
    'cervejas?|cervejinhas?|brejas?|beb(?:o|i|er|ia|endo|emos|ida)(?! (?:muito |mais |um |o |meu |tanto )?(?:cafe|cafezinho|agua|cha|suco|leite|refri\\w*|coca))|bebedeira|alcool|ressaca',
  corrida: 'corridas?|corr(?:er|i|o|ia|endo|emos|eu)',
  reuniao: 'reuniao|reunioes|reuna\\w*',
  medicacao: 'remedios?|medicac\\w+|medicamentos?',
  leitura: 'leituras?|li|lendo|ler',
  meditacao: 'medit\\w+',
};

/** The letters that all forms of a word share: "natacao" and "natacoes", "faculdade" and "faculdades". */
function formsOf(word: string): string {
  const ending = /^(.{3,})(?:oes|aes|aos|ao|ais|eis|res|zes|es|s)$/.exec(word)?.[1];
  return `${ending !== undefined && ending.length >= 4 ? ending : word}(?:s|es|ao|oes|aos|ais|is|z|zes)?`;
}

const plainName = (name: string): string =>
  foldForSearch(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

/** The expression for a tag's name in any form. */
function nameExpression(name: string): RegExp | null {
  const plain = plainName(name);
  if (plain.length < 3) return null;
  return new RegExp(`\\b(?:${plain}|${plain.split(' ').map(formsOf).join(' ')})\\b`, 'g');
}

/** The expression for a tag's everyday words. */
function wordsExpression(name: string): RegExp | null {
  const plain = plainName(name);
  return Object.hasOwn(WORDS, plain) ? new RegExp(`\\b(?:${WORDS[plain]})\\b`, 'g') : null;
}

/** Words that hold the name of a tag and mean something else. */
const OTHER_MEANING =
  /\b(?:pelo amor|meu amor|amor de deus|cafe da manha|fila do cafe|o? ?descanso merecido|conselho|trabalho de casa|tirei o dia|boa familia)\b/g;

/** A tag that a text names, and where in the folded text. */
export type NamedTag = { readonly name: string; readonly at: number };

/**
 * The tags among `known` that a folded text names, in its order: first by their names, the longest first, so that
 * "Dormi mal" isn't cut, then by everyday words, so that these don't replace the name of another tag.
 */
export function namedTags(folded: string, known: readonly string[]): NamedTag[] {
  let rest = folded.replace(OTHER_MEANING, (found) => ' '.repeat(found.length));
  const found = new Map<string, number>();
  const longestFirst = known.toSorted((one, other) => other.length - one.length);
  for (const expressionOf of [nameExpression, wordsExpression])
    for (const name of longestFirst) {
      const expression = expressionOf(name);
      const [first] = expression ? rest.matchAll(expression) : [];
      if (!expression || !first) continue;
      rest = rest.replaceAll(expression, (text) => ' '.repeat(text.length));
      found.set(name, Math.min(first.index, found.get(name) ?? first.index));
    }
  return [...found].map(([name, at]) => ({ name, at })).sort((one, other) => one.at - other.at);
}

export const tagsIn = (folded: string, known: readonly string[]): string[] =>
  namedTags(folded, known).map(({ name }) => name);

/** Before a tag that is taken out of the question: "troca corrida por café", "sem contar o trabalho". */
const TAKEN_OUT =
  /\b(?:troc\w+|substitu\w+|no lugar d[eao]s?|em vez d[eao]s?|ao inves d[eao]s?|tira(?:r|ndo)?|remov\w+|esquec\w+|larga|deixa|sem contar|menos)(?: (?:a|o|as|os|de|da|do|tag|etiqueta|marcador))*$/;
const LEAVES_OUT = /\b(?:de fora|de lado|para la)\b/;

/** The tags that a follow-up takes out of the question, and those that it names instead of them or besides. */
export function exchangedTags(folded: string, known: readonly string[]): { out: string[]; named: string[] } {
  const found = namedTags(folded, known);
  const isOut = ({ at }: NamedTag): boolean => {
    const verb = TAKEN_OUT.exec(folded.slice(0, at).trim())?.[0];
    return verb !== undefined && (!verb.startsWith('deixa') || LEAVES_OUT.test(folded));
  };
  return {
    out: found.filter(isOut).map(({ name }) => name),
    named: found.filter((one) => !isOut(one)).map(({ name }) => name),
  };
}
