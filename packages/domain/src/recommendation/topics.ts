import type { CORE_MOTIVATIONS, MOTIVATIONS, Motivation } from '../onboarding/options.ts';
import { foldForSearch } from '../text/plain-text.ts';

/** Tags of the library that answer a wish told in the onboarding. Values that wish for nothing have none. */
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

/** Beginnings of words in a person's own tags, folded, and the tags of the library they are about. */
const WORD_TOPICS: readonly (readonly [beginnings: readonly string[], topics: readonly string[]])[] = [
  [
    ['dormi mal', 'insonia', 'madrugada', 'acordei'],
    ['insonia', 'sono'],
  ],
  [['sono', 'dormi'], ['sono']],
  [
    ['trabalh', 'chefe', 'plantao', 'reuniao', 'emprego', 'escritorio'],
    ['trabalho', 'estresse', 'limites', 'burnout'],
  ],
  [
    ['estud', 'prova', 'faculdade', 'escola', 'tcc', 'vestibular'],
    ['estudos', 'preocupacao', 'estresse'],
  ],
  [
    ['famil', 'mae', 'pai', 'irma', 'filh', 'casa'],
    ['familia', 'comunicacao'],
  ],
  [['amig'], ['amizade']],
  [
    ['amor', 'namor', 'marido', 'esposa', 'termin', 'casamento'],
    ['relacionamentos', 'comunicacao'],
  ],
  [
    ['briga', 'discuss'],
    ['comunicacao', 'raiva', 'relacionamentos'],
  ],
  [
    ['sozinh', 'solid'],
    ['solidao', 'amizade'],
  ],
  [
    ['tela', 'celular', 'rede', 'instagram', 'muita tela'],
    ['telas', 'atencao-plena'],
  ],
  [
    ['ansie', 'panico', 'nervos', 'medo'],
    ['ansiedade', 'panico', 'respiracao'],
  ],
  [['preocup', 'dinheiro', 'conta'], ['preocupacao']],
  [
    ['exerc', 'academia', 'corrida', 'caminh', 'treino', 'ar livre'],
    ['exercicio', 'corpo'],
  ],
  [['comi', 'comida', 'fome'], ['alimentacao']],
  [
    ['descans', 'folga'],
    ['rotina', 'autocompaixao'],
  ],
  [
    ['luto', 'saudade', 'perda'],
    ['luto', 'tristeza'],
  ],
  [['culpa'], ['culpa', 'autocompaixao']],
  [['terapia', 'psicolog'], ['terapia']],
  [
    ['saude', 'doen', 'dor'],
    ['corpo', 'autocompaixao'],
  ],
];

/** What a person's own tag is about, in the library's tags; nothing for words nobody foresaw. */
export function topicsOfTagName(name: string): readonly string[] {
  const folded = foldForSearch(name).trim();
  const words = [folded, ...folded.split(/\s+/)];
  return (
    WORD_TOPICS.find(([beginnings]) => beginnings.some((start) => words.some((word) => word.startsWith(start))))?.[1] ??
    []
  );
}
