export const nativeCopy = {
  /** Specified text. */
  again: 'Toque de novo para sair',
  leaveTitle: 'Sair desta tela?',
  leaveText: 'Há algo aqui que ainda não foi salvo. Se você sair agora, pode se perder.',
  leave: 'Sair da tela',
  stay: 'Continuar aqui',
} as const;
