export const chartCopy = {
  asTable: 'Ver como tabela',
  arrows: 'As setas do teclado percorrem os pontos.',
  tableOf: (caption: string): string => `Tabela: ${caption}`,
} as const;
