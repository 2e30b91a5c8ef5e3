export const guestMoreCopy = {
  signInOrUp: 'Entrar / Cadastrar',
  unlock: 'Conheça o Premium',
  unlockText: 'Conversas sem limite e a biblioteca inteira.',
} as const;
