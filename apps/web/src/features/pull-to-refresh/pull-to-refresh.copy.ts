export const pullCopy = {
  pull: 'Puxe para atualizar',
  release: 'Solte para atualizar',
  reloading: 'Atualizando...',
} as const;
