/** Texts of the identity check on /perfil, in the onboarding and at sign-in. */
export const identityCheckCopy = {
  title: 'Confirme que é você',
  password: 'Sua senha',
  cancel: 'Cancelar',
  back: 'Voltar',
  checking: 'Conferindo...',
  /** Shown after a lost response to a call that must not be retried automatically. */
  unsure: 'Não sabemos se o pedido chegou. Verifique sua internet e tente de novo; o que você digitou continua aqui.',
} as const;
