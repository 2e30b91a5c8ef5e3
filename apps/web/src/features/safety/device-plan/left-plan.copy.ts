/** Texts on /ajuda after the session expired. */
export const leftPlanCopy = {
  contactsTitle: 'Contatos do seu plano',
  rest: 'O resto do plano abre depois que você entrar de novo, com internet.',
  title: 'Seu plano de segurança',
  closed: 'Sua sessão terminou. Se você fez um plano, ele abre depois que você entrar de novo, com internet.',
  signIn: 'Entrar',
} as const;
