/** 'Ver todas as conversas' is the specification's (core §2). */
export const assistantCopy = {
  area: 'Assistente',
  open: 'Abrir o Assistente IA',
  /** While a conversation waits out of the way. */
  back: 'Voltar à conversa',
  backShort: 'Conversa',
  withNews: (name: string): string => `${name}, resposta nova`,
  /** Told after the name: the way to the menu without a finger. */
  menuHint: 'Seta para cima abre mais opções.',
  menu: 'Opções do assistente',
  allConversations: 'Ver todas as conversas',
  closeTooltip: 'Fechar dica',
  tooltip: 'Quer conversar? O assistente fica aqui.',
} as const;
