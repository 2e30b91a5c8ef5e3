/**
 * Openings by the week's trend and by how it compares with the days before; `none` if nothing or several things hold.
 */
export const INSIGHT_OPENS = {
  Positiva: {
    above: ['Foi uma semana mais leve do que vinha sendo.', 'A semana ficou do lado leve, acima do que vinha sendo.'],
    below: ['A semana ficou do lado leve, mas abaixo do que vinha sendo.'],
    alike: ['Foi uma semana do lado leve, no seu ritmo de antes.', 'A semana ficou do lado leve, como vinha sendo.'],
    none: ['A semana ficou do lado leve.', 'Pelos seus registros, foi uma semana do lado leve.'],
  },
  Estável: {
    above: ['Foi uma semana no meio da escala, acima do que vinha sendo.'],
    below: ['Foi uma semana no meio da escala, abaixo do que vinha sendo.'],
    alike: ['Foi uma semana no meio da escala, no seu ritmo de antes.'],
    none: ['Foi uma semana no meio da escala.', 'Pelos seus registros, a semana ficou no meio da escala.'],
  },
  Delicada: {
    above: ['Foi uma semana difícil, ainda que acima do que vinha sendo.'],
    below: ['Foi uma semana difícil, abaixo do que vinha sendo, e ainda assim você parou para anotar.'],
    alike: ['Foi uma semana difícil, e ainda assim você parou para anotar.'],
    none: [
      'Foi uma semana difícil, e ainda assim você parou para anotar.',
      'Os seus registros contam uma semana pesada.',
    ],
  },
} as const;
/** For a week with three low days whose average isn't low. */
export const HARD_DAYS_OPENS = [
  'Houve dias difíceis nesta semana, e ainda assim você parou para anotar.',
  'A semana teve dias pesados, pelo que você anotou.',
] as const;

export const HARD_HELP = [
  'Você não precisa atravessar isso só: em [ajuda](/ajuda) há quem atenda a qualquer hora.',
  'Dá para dividir esse peso: em [ajuda](/ajuda) há quem atenda a qualquer hora.',
] as const;

export const EFFECTS_NOTE = [
  'São coisas que costumam vir juntas, não causas.',
  'Isso mostra o que anda junto, sem dizer o porquê.',
] as const;
export const ALL_ALIKE = ['Os dias ficaram parecidos entre si.', 'Nenhum dia se destacou dos outros.'] as const;

export const PROPOSAL_OPENS = [
  'Para a próxima semana, uma coisa só:',
  'Uma ideia pequena para a próxima semana:',
] as const;
/** If neither a tag nor a piece of the library can be proposed. */
export const PROPOSALS = [
  'dar horário a uma coisa pequena que costuma fazer bem.',
  'anotar o que veio antes do dia mais leve.',
] as const;

export const HARD_ASKS = [
  'O que deixaria o começo da próxima semana um pouco menos pesado?',
  'Com quem daria para dividir um pouco disso?',
] as const;
export const ASKS = [
  'O que desta semana você gostaria de levar para a próxima?',
  'O que você quer repetir na semana que vem?',
  'Qual momento desta semana vale lembrar?',
] as const;
