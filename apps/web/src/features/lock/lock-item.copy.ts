export const lockItemCopy = {
  title: 'Modo discreto',
  lead: 'PIN ao abrir, e avisos que não dizem do que se trata.',
} as const;
