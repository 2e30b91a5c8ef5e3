import type { CORE_MOTIVATIONS, MOTIVATIONS, Motivation } from '../onboarding/options.ts';
import { foldForSearch } from '../text/plain-text.ts';

/** Tags of the library for each goal of the onboarding. Options that are not goals have none. */
export const GOAL_TOPICS: Readonly<Partial<Record<Motivation, readonly string[]>>> = {
  'melhorar-humor': ['desanimo', 'depressao', 'gratidao', 'exercicio'],
  'gerenciar-estresse': ['estresse', 'trabalho', 'burnout', 'limites'],
  'acompanhar-emocoes': ['emocoes', 'atencao-plena', 'raiva'],
  'reduzir-ansiedade': ['ansiedade', 'preocupacao', 'panico', 'respiracao'],
  'habilidades-enfrentamento': ['aterramento', 'respiracao', 'emocoes'],
  'melhorar-relacionamentos': ['relacionamentos', 'comunicacao', 'amizade', 'familia'],
  'aumentar-autoestima': ['autoestima', 'autocompaixao', 'culpa'],
  'melhorar-sono': ['sono', 'insonia', 'telas'],
  'desenvolver-habitos': ['habitos', 'rotina', 'exercicio'],
} satisfies Partial<Record<(typeof MOTIVATIONS)[number] | (typeof CORE_MOTIVATIONS)[number], readonly string[]>>;

/**
 * Folded words in names of a person's own tags, with the matching tags of the library, both separated by commas.
 * Words match as a whole; `x*` matches any word with that prefix, and is used only if no unrelated word begins with it.
 */
const WORD_TOPICS: readonly (readonly [words: string, topics: string])[] = [
  [
    'dormi mal, dormir mal, dormi pouco, mal dormida, nao dormi, insonia*, madrugada*, ' +
      'acordei cansad*, acordei mal, acordei cedo demais, acordei de noite, acordei a noite',
    'insonia, sono',
  ],
  ['sono, dormi, dormir', 'sono'],
  [
    'trabalh*, chefe*, plantao, plantoes, reuniao, reunioes, emprego*, escritorio*',
    'trabalho, estresse, limites, burnout',
  ],
  [
    'estudo, estudos, estudar, estudei, estudando, estudante*, prova, provas, faculdade*, escola*, ' +
      'tcc, vestibular*',
    'estudos, preocupacao, estresse',
  ],
  [
    'familia*, mae, maes, pai, pais, irma, irmas, irmao, irmaos, filho, filhos, filha, filhas, casa',
    'familia, comunicacao',
  ],
  ['amigo, amigos, amiga, amigas, amizade*', 'amizade'],
  [
    'amor, amores, paixao, namor*, marido*, esposa*, termino, terminamos, terminei com, casamento*',
    'relacionamentos, comunicacao',
  ],
  ['briga, brigas, brigar, briguei, brigamos, discuss*, discuti', 'comunicacao, raiva, relacionamentos'],
  ['sozinh*, solidao, solitari*', 'solidao, amizade'],
  ['tela, telas, celular*, rede, redes, instagram', 'telas, atencao-plena'],
  ['ansiedade*, ansios*, panico, nervos*, medo, medos', 'ansiedade, panico, respiracao'],
  ['preocup*, dinheiro, conta, contas', 'preocupacao'],
  [
    'exercicio*, academia*, corrida*, caminhada*, caminhar, caminhei, treino*, treinar, treinei, ' + 'ar livre',
    'exercicio, corpo',
  ],
  ['comi, comer, comida*, fome', 'alimentacao'],
  ['descans*, folga, folgas', 'rotina, autocompaixao'],
  ['luto, saudade*, perda, perdas', 'luto, tristeza'],
  ['culpa, culpas, culpad*', 'culpa, autocompaixao'],
  ['terapia*, psicolog*', 'terapia'],
  ['saude, doente*, doenca*, dor, dores', 'corpo, autocompaixao'],
];

/** Folded names of tags for a good night. They are no reason to read about sleep. */
const GOOD_SLEEP =
  /\b(?:(?:dormi|dormir|dormindo|sono|noite) (?:muito |super |tao )?(?:bem|bom|boa|otim[ao]|tranquil[ao])|boa noite de sono|bom sono|descansei bem|noite bem dormida)\b/;
const wordsOf = (name: string): string =>
  foldForSearch(name)
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? '';
const NEGATED = /\b(?:nao|nem|sem|nunca|pouco)\b/;

/** Whether a tag's name says that the person slept well. */
export const isGoodSleepTag = (name: string): boolean => {
  const words = wordsOf(name);
  return GOOD_SLEEP.test(words) && !NEGATED.test(words);
};

/** The words, longest first, because a longer match is more specific. */
const BY_LENGTH = WORD_TOPICS.flatMap(([words, topics]) =>
  words
    .split(', ')
    .map((word) => ({ start: word.replace('*', ''), isWhole: !word.endsWith('*'), topics: topics.split(', ') })),
).toSorted((one, other) => other.start.length - one.start.length);

/** The library's tags that match the name of a person's own tag; none if it contains no known word. */
export function topicsOfTagName(name: string): readonly string[] {
  if (isGoodSleepTag(name)) return [];
  const words = ` ${wordsOf(name)} `;
  const found = BY_LENGTH.find(({ start, isWhole }) => words.includes(isWhole ? ` ${start} ` : ` ${start}`));
  return found?.topics ?? [];
}
