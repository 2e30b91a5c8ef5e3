import { foldForSearch } from '@alento/domain/text/plain-text';

/**
 * Everyday words for tags of a new account and for some that many people create, by the tag's folded name. A pattern
 * stands between two word boundaries.
 */
const WORDS: Readonly<Record<string, string>> = {
  'dormi bem':
    '(?:dorm\\w+|durm\\w+|sono) (?:muito |mais )?(?:bem|direito|melhor)|noites? (?:boas?|decentes?|bem dormidas?)|boas noites de sono',
  'dormi mal':
    '(?:dorm\\w+|durm\\w+) (?:muito |tao )?(?:mal|pouco|pior)|noites? (?:ruins?|mal dormidas?|em claro|como ruins)|noites eu marquei como ruins|insonia',
  exercicio:
    'exercicios?|exercit\\w+|malh(?:ar|o|ei|ava|ando)|trein(?:o|os|ar|ei|ava|ando)|academia|atividade fisica|me mex(?:o|er|i)',
  trabalho: 'trabalh\\w+|servico|expediente',
  estudo: 'estud(?:o|os|ar|ei|ava|ando)',
  familia: 'familia\\w*|parentes',
  amigos: 'amig[oa]s?|amizades?',
  amor: 'amor|namoro|romance',
  'ar livre': 'ar livre|natureza',
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

/** The expression for a tag: its name in any form, and its everyday words. */
function expressionOf(name: string): RegExp | null {
  const plain = foldForSearch(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  if (plain.length < 3) return null;
  const words = Object.hasOwn(WORDS, plain) ? `|${WORDS[plain]}` : '';
  return new RegExp(`\\b(?:${plain}|${plain.split(' ').map(formsOf).join(' ')}${words})\\b`, 'g');
}

/** Words that hold the name of a tag and mean something else. */
const OTHER_MEANING =
  /\b(?:pelo amor|meu amor|amor de deus|cafe da manha|fila do cafe|o? ?descanso merecido|conselho|trabalho de casa|tirei o dia|boa familia)\b/g;

/** A tag that a text names, and where in the folded text. */
export type NamedTag = { readonly name: string; readonly at: number };

/** The tags among `known` that a folded text names, in its order. The longest name first, so "Dormi mal" isn't cut. */
export function namedTags(folded: string, known: readonly string[]): NamedTag[] {
  let rest = folded.replace(OTHER_MEANING, (found) => ' '.repeat(found.length));
  const found: NamedTag[] = [];
  for (const name of known.toSorted((one, other) => other.length - one.length)) {
    const expression = expressionOf(name);
    if (!expression) continue;
    const [first] = rest.matchAll(expression);
    if (!first) continue;
    rest = rest.replaceAll(expression, (text) => ' '.repeat(text.length));
    found.push({ name, at: first.index });
  }
  return found.sort((one, other) => one.at - other.at);
}

export const tagsIn = (folded: string, known: readonly string[]): string[] =>
  namedTags(folded, known).map(({ name }) => name);
