export const recordsCopy = {
  none: 'Nenhum prontuário dentro dos dias compartilhados.',
  preparedOn: (day: string): string => `Preparado em ${day}`,
  fresh: 'Novo',
  open: 'Abrir',
  openOf: (period: string): string => `Abrir o prontuário de ${period}`,
  back: (name: string): string => `Voltar a ${name}`,
  gone: 'Este prontuário não está mais aqui',
  goneText: 'A pessoa pode ter excluído, ou ele não faz parte do que foi compartilhado.',
  period: (period: string): string => `De ${period}.`,
  without: 'A pessoa pode ter retirado partes; partes que não foram compartilhadas com você também não aparecem.',
} as const;
