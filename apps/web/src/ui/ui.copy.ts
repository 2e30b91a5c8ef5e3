export const uiCopy = {
  close: 'Fechar',
  cancel: 'Cancelar',
  retry: 'Tentar novamente',
  undo: 'Desfazer',
  showPassword: 'Mostrar senha',
  hidePassword: 'Ocultar senha',
  toasts: 'Avisos',
  counter: (used: number, max: number): string => `${used} de ${max} caracteres`,
  downloading: 'Baixando...',
  downloaded: 'O arquivo foi para os downloads deste aparelho.',
} as const;
