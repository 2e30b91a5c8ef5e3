export const entryRowCopy = {
  analysis: 'Comentário de uma IA externa. Não é diagnóstico.',
  more: 'Ler mais',
  less: 'Ler menos',
  editOf: (when: string): string => `Editar registro de ${when}`,
  removeOf: (when: string): string => `Excluir registro de ${when}`,
  at: (day: string, time: string): string => `${day} às ${time}`,
} as const;
