export const manageTagsCopy = {
  title: 'Seus marcadores',
  description: 'Mude nome, grupo ou ícone quando quiser: os registros acompanham.',
  done: 'Pronto',
  edit: (name: string): string => `Editar ${name}`,
  remove: (name: string): string => `Remover ${name}`,
  removeTitle: (name: string): string => `Remover “${name}”?`,
  removeText: 'Ele sai também dos registros em que foi usado. Os registros e as notas continuam.',
  removeConfirm: 'Remover',
  keep: 'Manter',
  removed: 'Marcador removido.',
  changed: 'Marcador atualizado.',
} as const;
