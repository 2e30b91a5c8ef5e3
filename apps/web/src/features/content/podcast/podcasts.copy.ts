import { onPlans } from '../piece/piece.copy.ts';

export const podcastsCopy = {
  title: 'Podcasts',
  lead: 'Áudios curtos para respirar, soltar o corpo e descansar. Continuam tocando enquanto você navega.',
  guidedTitle: 'Sessões guiadas',
  guidedLead: 'Uma voz sintetizada conduz, no seu tempo. Se algo incomodar, pare: também é cuidado.',
  narratedTitle: 'Artigos narrados',
  narratedLead: 'Narração automática: um programa lê o artigo em voz alta, palavra por palavra.',
  automatic: 'Narração automática',
  minutes: (minutes: number): string => `${minutes} min`,
  read: 'Ler o artigo',
  readOf: (title: string): string => `Ler o artigo: ${title}`,
  sources: 'Fontes',
  sourcesOf: (title: string): string => `Fontes de ${title}`,
  lockedOn: (plan: keyof typeof onPlans): string => `Está ${onPlans[plan]}.`,
  included: 'Incluído no seu plano.',
  plans: 'Ver os planos',
  /** This text is short, so that both links fit on one line on a phone. */
  create: 'Criar conta',
  loading: 'Carregando os podcasts',
  failed: 'Não conseguimos carregar os podcasts. Nada se perdeu: tente de novo em instantes.',
  planFailed: 'Não conseguimos conferir o que o seu plano abre. O que é grátis já dá para ouvir.',
  emptyTitle: 'Os podcasts aparecem aqui',
  empty: 'Ainda não há nenhum para ouvir. Enquanto isso, os artigos estão abertos.',
  toArticles: 'Ver os artigos',
} as const;
