/** 'Ver todas as conversas' is the specification's text. */
export const assistantCopy = {
  area: 'Assistente',
  open: 'Abrir o Assistente IA',
  /** The button's name while a conversation is minimised. */
  back: 'Voltar à conversa',
  backShort: 'Conversa',
  withNews: (name: string): string => `${name}, resposta nova`,
  /** Read after the button's name: how to open the menu by keyboard. */
  menuHint: 'Seta para cima abre mais opções.',
  menu: 'Opções do assistente',
  allConversations: 'Ver todas as conversas',
  closeTooltip: 'Fechar dica',
  tooltip: 'Quer conversar? O assistente fica aqui.',
} as const;
