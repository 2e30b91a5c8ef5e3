import type { SPECIAL } from './special.copy.ts';
import type { TopicId } from './topics.ts';

type SpecialId = keyof typeof SPECIAL;

/** A situation within other topics. The trained model doesn't know it; it is told by words. */
export type SpecialCase = {
  readonly id: SpecialId;
  /** The topics that a message about it is taken for, the fittest first. */
  readonly of: readonly [TopicId, ...TopicId[]];
  readonly matches: (words: string) => boolean;
  /** Whether the words suffice, whatever the model takes the message for. */
  readonly isCertain: boolean;
  /** Whether the conversation stays with it when the topic comes up again. */
  readonly lasts: boolean;
};

const LOSS = /\b(?:perdi|perdemos|perder|morr\w+|falec\w+|obito|morte|nao resistiu|partiu)\b/;
const PATIENT =
  /\b(?:(?:um|uma|o|a|meu|minha|dois|duas|tres|quatro|cinco|varios|muitos|outro|outra|primeiro|primeira) pacientes?|pacientes|(?:idos[oa]|senhora?|velhinh[oa]|bebe|crianca|menin[oa]) (?:que|de quem) eu (?:cuid|atend)\w+|n[oa] (?:meu )?plantao)\b/;
const RELATIVE =
  '(?:meu|minha) (?:mae|pai|avo|avoh|vo|irma|irmao|filh[oa]|marido|esposa|mulher|tio|tia|prim[oa]|sogr[oa]|namorad[oa]|amig[oa]|cunhad[oa])';
const FAMILY = new RegExp(`\\b${RELATIVE}\\b`);
const FAMILY_LOSS = new RegExp(
  `\\b(?:perdi|enterrei|faleceu|morreu) (?:a |o )?${RELATIVE}\\b(?! (?:de vista|n[oa] (?:mercado|loja|shopping|rua)))`,
);

/** "Perdi minha mãe": a death in the family, whatever else the message tells of the person. */
export const tellsOfFamilyLoss = (words: string): boolean => FAMILY_LOSS.test(words);

const NIGHT_WORK =
  /\b(?:(?:turno|plantao|escala|servico|trampo)s? (?:e |eh )?(?:da noite|de noite|a noite|noturn[oa]|da madrugada|de madrugada|na madrugada|12 ?x ?36)|(?:trabalh\w+|trampo|pego|entro) (?:so )?(?:de|a|na|pela) (?:noite|madrugada)|12 ?(?:x|por) ?36|doze por trinta e seis|(?:vigia|vigilante|porteir[oa]|seguranca) (?:noturn[oa]|da noite|de noite)|troc\w+ o dia pela noite|durmo (?:so )?de dia|dormir de dia|turnos? (?:alternad|rotativ|trocad)\w+|plantonista)\b/;

/** A kind of medicine or its name. */
export const MEDICINE =
  /\b(?:remedios?|comprimidos?|calmantes?|ansioliticos?|antidepressiv\w+|antibiotic\w+|antialergic\w+|anticonvulsivant\w+|medicac\w+|medicament\w+|tarja preta|relaxante muscular|\w+pam|zolpidem|stilnox|patz|rivotril|frontal|lexotan|valium|sertralina|zoloft|fluoxetina|prozac|escitalopram|lexapro|citalopram|paroxetina|venlafaxina|desvenlafaxina|pristiq|bupropiona|duloxetina|trazodona|quetiapina|olanzapina|risperidona|aripiprazol|litio|carbolitium|lamotrigina|depakote|topiramato|amitriptilina|nortriptilina|mirtazapina|pregabalina|gabapentina|ritalina|venvanse|concerta|metilfenidato|dramin|dipirona|dorflex|paracetamol|ibuprofeno|tramadol|codeina|morfina|alprazolam|melatonina)\b/;
const ALCOHOL =
  /\b(?:alcool|vinhos?|cervej\w+|brejas?|chopp?s?|vodk?ca|vodka|whisk\w+|uisque|cachaca|pinga|gin|caipirinhas?|drinks?|champanhe|espumante|licor|tequila|rum|birita|latinhas?|latao|bebidas? alcoolicas?|bebida|(?:bebi|beber|bebo|bebendo|bebeu)(?! (?:(?:um|uma|o|a|mais|muita|muito|bastante|copo|so|de) )*(?:agua|cafe|cha|leite|suco|refri\w*)))\b/;
/** Most words that a message about a mixture has. A longer one tells a story in which both occur. */
const MIXTURE_WORDS = 25;
/** What is told of stopping one of the two. */
const STOPPED = /\b(?:parei|parar|deixei|larguei|sem) (?:de |com )?(?:o |a |os )?(?:beb\w+|alcool|remedios?|tomar)\b/;

/** A short message about a medicine together with alcohol. */
export const mixesMedicineWithAlcohol = (words: string): boolean =>
  words.split(' ').length <= MIXTURE_WORDS && MEDICINE.test(words) && ALCOHOL.test(words) && !STOPPED.test(words);

export const SPECIAL_CASES: readonly SpecialCase[] = [
  {
    id: 'medication-alcohol',
    of: ['medication-question', 'alcohol'],
    matches: mixesMedicineWithAlcohol,
    isCertain: true,
    lasts: false,
  },
  {
    id: 'patient-grief',
    of: ['grief'],
    matches: (words) => PATIENT.test(words) && LOSS.test(words) && !FAMILY.test(words),
    isCertain: true,
    lasts: true,
  },
  {
    id: 'night-work',
    of: ['tired', 'insomnia', 'work', 'stress', 'burnout'],
    matches: (words) => NIGHT_WORK.test(words),
    isCertain: false,
    lasts: true,
  },
];

/** Whether a message tells of one of these situations. */
export const isSpecial = (words: string): boolean => SPECIAL_CASES.some(({ matches }) => matches(words));
