/** 'Ver todas as conversas' is the specification's (core §2). */
export const assistantCopy = {
  area: 'Assistente',
  open: 'Abrir o Assistente IA',
  /** Told after the name: the way to the menu without a finger. */
  menuHint: 'Seta para cima abre mais opções.',
  menu: 'Opções do assistente',
  allConversations: 'Ver todas as conversas',
  closeTooltip: 'Fechar dica',
  tooltip: 'Quer conversar? O assistente fica aqui.',
} as const;
