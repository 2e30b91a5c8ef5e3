import type { Instrument } from '@alento/domain/screening/instruments';

export const figureCopy = {
  course: 'Ao longo do período',
  courseChart: 'Humor médio ao longo do período',
  shares: 'Como os humores se repartem',
  sharesChart: 'Quantos registros de cada humor',
  parts: 'Por hora do dia',
  partsChart: 'Humor médio por parte do dia',
  tags: 'Dias com e sem cada marcador',
  tagsLegend: 'Da esquerda para a direita, de Muito mal a Excelente. Rosto: dias com. Anel: dias sem.',
  tagColumns: ['Marcador', 'Média com', 'Média sem', 'Diferença'],
  tagAverage: (average: string, days: number): string => `${average} em ${days === 1 ? '1 dia' : `${days} dias`}`,
  tagBasis: (own: string, other: string): string => `Média com: ${own}. Sem: ${other}.`,
  clear: 'clara',
  unclear: 'pode ser acaso',
  scores: (instrument: Instrument): string => `${instrument} no período`,
  scoresChart: (instrument: Instrument): string => `Somas do ${instrument} no período, com as faixas ao fundo`,
} as const;
