import type { AGE_RANGES, GENDERS, Motivation, REGIONS, SLEEP_QUALITIES } from './options.ts';

type Labels<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

/** Words of the onboarding's options, on its pages and in an export. */
export const genderLabels: Labels<typeof GENDERS> = {
  masculino: 'Masculino',
  feminino: 'Feminino',
  'nao-binario': 'Não binário',
  'prefiro-nao-informar': 'Prefiro não informar',
};

export const ageRangeLabels: Labels<typeof AGE_RANGES> = {
  'menor-18': 'Menos de 18',
  '18-24': '18 a 24',
  '25-34': '25 a 34',
  '35-44': '35 a 44',
  '45-54': '45 a 54',
  '55-64': '55 a 64',
  '65-mais': '65 ou mais',
  'prefiro-nao-informar': 'Prefiro não informar',
};

export const regionLabels: Labels<typeof REGIONS> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  'centro-oeste': 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
  'prefiro-nao-informar': 'Prefiro não informar',
};

export const motivationLabels: Readonly<Record<Motivation, string>> = {
  'melhorar-humor': 'Melhorar meu humor',
  'gerenciar-estresse': 'Lidar melhor com o estresse',
  'acompanhar-emocoes': 'Acompanhar minhas emoções',
  'recomendacao-profissional': 'Um profissional recomendou',
  'reduzir-ansiedade': 'Reduzir a ansiedade',
  'habilidades-enfrentamento': 'Aprender a atravessar dias difíceis',
  'melhorar-relacionamentos': 'Melhorar meus relacionamentos',
  'aumentar-autoestima': 'Gostar mais de mim',
  'melhorar-sono': 'Dormir melhor',
  'desenvolver-habitos': 'Criar bons hábitos',
  curiosidade: 'Curiosidade',
  outro: 'Outro',
};

export const sleepQualityLabels: Labels<typeof SLEEP_QUALITIES> = {
  ruim: 'Ruim',
  razoavel: 'Razoável',
  boa: 'Boa',
  excelente: 'Excelente',
};
