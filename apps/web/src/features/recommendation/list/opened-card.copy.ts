import { SET_SIZE_MAX } from '@alento/domain/recommendation/limits';

/** 'Limite de Recomendações Atingido' is the refusal's text. Those for a failure and for the image are specified. */
export const panelCopy = {
  emptyTitle: 'Por hoje, nada novo para sugerir',
  emptyText: 'Você já viu o que combina com seus últimos dias. Aos poucos a lista se refaz.',
  library: 'Ver toda a biblioteca',
  /** The limit counts days: "5 free daily recommendations" are five days, each with a set of at most 5. */
  limitText: (days: number, month: string): string =>
    `O plano grátis tem ${days} recomendações diárias por mês, com até ${SET_SIZE_MAX} sugestões em cada dia. ` +
    `As deste mês já foram usadas; as próximas chegam em 1º de ${month}. Nos planos pagos há todos os dias.`,
  plans: 'Ver os planos',
} as const;

export const listCopy = {
  more: (count: number): string => (count === 1 ? 'Ver mais 1 recomendação' : `Ver mais ${count} recomendações`),
  less: 'Ver menos',
  updatedAt: (time: string): string => `Atualizado às ${time}`,
  kinds: { article: 'Artigo', podcast: 'Podcast', book: 'Livro' },
  about: 'Sobre e por quê',
  aboutOf: (title: string): string => `de ${title}`,
  reason: 'Por que para você:',
  play: 'Ouvir',
  pause: 'Pausar',
  newWindow: '(abre em outra janela)',
  imageFailed: 'Erro ao carregar',
} as const;
