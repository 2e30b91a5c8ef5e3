/** Options of the onboarding. These values are stored; the screens contain their labels. */

export const GENDERS = ['masculino', 'feminino', 'nao-binario', 'prefiro-nao-informar'] as const;
export const AGE_RANGES = [
  'menor-18',
  '18-24',
  '25-34',
  '35-44',
  '45-54',
  '55-64',
  '65-mais',
  'prefiro-nao-informar',
] as const;
export const REGIONS = ['norte', 'nordeste', 'centro-oeste', 'sudeste', 'sul', 'prefiro-nao-informar'] as const;

export const MOTIVATIONS = [
  'melhorar-humor',
  'gerenciar-estresse',
  'acompanhar-emocoes',
  'recomendacao-profissional',
  'reduzir-ansiedade',
  'habilidades-enfrentamento',
  'melhorar-relacionamentos',
  'aumentar-autoestima',
  'melhorar-sono',
  'desenvolver-habitos',
  'curiosidade',
  'outro',
] as const;
export type Motivation = (typeof MOTIVATIONS)[number];

/** The six core motivations. The specification doesn't list them. */
export const CORE_MOTIVATIONS = [
  'melhorar-humor',
  'gerenciar-estresse',
  'acompanhar-emocoes',
  'reduzir-ansiedade',
  'melhorar-sono',
  'desenvolver-habitos',
] as const satisfies Motivation[];

export const OTHER_MOTIVATION = 'outro' satisfies Motivation;

export const SLEEP_QUALITIES = ['ruim', 'razoavel', 'boa', 'excelente'] as const;

/** The option that opens a free text field. The stored value is this label. */
export const OTHER_OPTION = 'Outro';

export const CONDITIONS = [
  'Depressão',
  'Ansiedade',
  'Transtorno Bipolar',
  'TOC',
  'TEPT',
  'TDAH',
  'Esquizofrenia',
  'Transtorno de Personalidade',
  'Transtorno Alimentar',
  'Outro',
] as const;

/** The treatment that opens the medications field. The field is sent only with it. */
export const MEDICATION_TREATMENT = 'Medicação psiquiátrica';

export const TREATMENTS = [
  'Terapia psicológica',
  'Medicação psiquiátrica',
  'Terapia em grupo',
  'Meditação/Mindfulness',
  'Exercícios físicos',
  'Terapias alternativas',
  'Outro',
] as const;

export const SLEEP_ISSUES = [
  'Dificuldade para adormecer',
  'Acordar durante a noite',
  'Acordar muito cedo',
  'Sono não reparador',
  'Pesadelos frequentes',
  'Ronco',
  'Apneia do sono',
  'Outro',
] as const;

export const SUPPORT_SOURCES = [
  'Família',
  'Amigos',
  'Parceiro(a)',
  'Colegas de trabalho',
  'Grupos de apoio',
  'Comunidade religiosa',
  'Profissionais de saúde mental',
  'Outro',
] as const;
