import type { SharedPart } from '@alento/domain/sharing/parts';

type PartText = {
  name: string;
  /** In a list: "humores, notas". */
  short: string;
  /** What a professional sees, worded for the owner. */
  owner: string;
  /** The same, worded for the professional. */
  professional: string;
  /** In a sentence to the owner: "seus humores". */
  yours: string;
};

export const partTexts: Readonly<Record<SharedPart, PartText>> = {
  moods: {
    name: 'Humores',
    short: 'humores',
    owner: 'Cada humor com dia, hora e marcadores, também os que você criou, e os gráficos.',
    professional: 'Cada humor com dia, hora e marcadores, e os gráficos.',
    yours: 'seus humores',
  },
  notes: {
    name: 'Notas',
    short: 'notas',
    owner: 'Suas notas, palavra por palavra.',
    professional: 'As notas dos registros, palavra por palavra.',
    yours: 'suas notas',
  },
  screenings: {
    name: 'Avaliações',
    short: 'avaliações',
    owner:
      'O GAD-7 com cada resposta e a soma do PHQ-9. Uma soma de 25 ou mais só acontece com o item 9 acima de zero.',
    professional: 'O GAD-7 com cada resposta e a soma do PHQ-9.',
    yours: 'suas avaliações',
  },
  'self-harm-answer': {
    name: 'Item 9 do PHQ-9',
    short: 'item 9 do PHQ-9',
    owner:
      'A resposta à pergunta sobre se ferir ou pensar que seria melhor estar morto/a, e as outras do PHQ-9: com a soma, elas a diriam.',
    professional:
      'A resposta à pergunta sobre se ferir ou pensar que seria melhor estar morto/a, e as outras do PHQ-9.',
    yours: 'suas respostas ao PHQ-9, com a do item 9',
  },
  records: {
    name: 'Prontuários',
    short: 'prontuários',
    owner: 'Os que cabem inteiros nesses dias, e neles só as partes que você também marcar aqui.',
    professional: 'Os que cabem inteiros nesses dias, e neles só as partes desta lista.',
    yours: 'seus prontuários',
  },
  medication: {
    name: 'Tratamento e medicação',
    short: 'tratamento',
    owner:
      'O que você contou sobre tratamento e remédios, nas suas palavras. Vale o de hoje, não só desses dias. O diário de remédios, só nos prontuários em que você o incluiu.',
    professional:
      'O que a pessoa contou sobre tratamento e remédios, nas palavras dela. Vale o de hoje, não só desses dias. O diário de remédios, só nos prontuários em que a pessoa o incluiu.',
    yours: 'o que você contou sobre tratamento e remédios',
  },
  'safety-plan': {
    name: 'Plano de segurança',
    short: 'plano de segurança',
    owner: 'O plano inteiro, como estiver no momento, com as pessoas e os telefones que você anotou.',
    professional: 'O plano inteiro, como estiver no momento, com as pessoas e os telefones anotados nele.',
    yours: 'seu plano de segurança',
  },
};

/** Notes are shown with the moods that they belong to. */
export const moodsText = {
  withNotes: 'seus humores com as notas',
  withoutNotes: 'seus humores sem as notas',
} as const;

export const professionalText = {
  /** Nobody checks the number with the council. */
  unchecked: 'Nome e CRP são como a pessoa se apresentou; o Alento não confere o CRP com o conselho.',
  crp: (crp: string, uf: string): string => `CRP ${crp}, ${uf}`,
} as const;
