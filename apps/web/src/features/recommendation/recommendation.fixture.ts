import type { Recommendation, Recommendations } from '@alento/contract/recommendation';

/** 14:32 in São Paulo on 2026-11-21. */
export const NOW = Date.parse('2026-11-21T17:32:00Z');
export const TODAY = '2026-11-21';
/** 07:05 in São Paulo on that day. */
const GENERATED_AT = Date.parse('2026-11-21T10:05:00Z');

export const aRecommendation = (id: string, more: Partial<Recommendation> = {}): Recommendation => ({
  id,
  title: `Título de ${id}`,
  description: `Resumo de ${id}`,
  url: `/conteudos/sono/entender/${id}`,
  type: 'article',
  kind: 'article',
  imageUrl: `/imagens/${id}.svg`,
  imageDescription: `Desenho de ${id}`,
  aiReason: `Motivo de ${id}`,
  podcast: null,
  tags: ['sono'],
  references: [{ title: 'Sleep', publisher: 'NHS', url: 'https://www.nhs.uk/sleep', verified: 'Conferido em 2026.' }],
  lastUpdated: '2026-11-01',
  ...more,
});

export const aSet = (count: number, more: Partial<Recommendations> = {}): Recommendations => ({
  success: true,
  recommendations: Array.from({ length: count }, (_, index) => aRecommendation(`peca-${index + 1}`)),
  date: TODAY,
  fromCache: false,
  generatedAt: GENERATED_AT,
  helpFirst: false,
  ...more,
});
