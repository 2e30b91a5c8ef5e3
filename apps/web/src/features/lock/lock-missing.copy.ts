/** Shown if the code of the lock screen can't be loaded. */
export const lockMissingCopy = {
  title: 'Não deu para abrir a tela do PIN',
  text: 'Seus registros estão guardados. Confira a internet e recarregue a página.',
  reload: 'Recarregar a página',
  help: 'Ver toda a ajuda',
} as const;
