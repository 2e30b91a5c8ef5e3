export const uiCopy = {
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar novamente',
  notOpened: 'Não foi possível abrir agora. Verifique sua internet e tente de novo.',
  undo: 'Desfazer',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  toasts: 'Avisos',
  counter: (used: number, max: number): string => `${used} de ${max} caracteres`,
  downloading: 'Baixando...',
  downloaded: 'O arquivo foi para os downloads deste aparelho.',
  /** In the app on a phone whose WebView can't save files. */
  notDownloaded: (host: string): string =>
    `Pelo app, este aparelho não salva arquivos. Entre na sua conta em ${host}, no navegador, para baixar.`,
} as const;
