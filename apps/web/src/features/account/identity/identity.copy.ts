/** Words of asking who it is, on /perfil, in the onboarding and at sign-in. */
export const identityCheckCopy = {
  title: 'Confirme que é você',
  password: 'Sua senha',
  cancel: 'Cancelar',
  back: 'Voltar',
  checking: 'Conferindo...',
  /** After a lost answer to a call that must not be sent twice by itself. */
  unsure: 'Não sabemos se o pedido chegou. Verifique sua internet e tente de novo; o que você digitou continua aqui.',
} as const;
