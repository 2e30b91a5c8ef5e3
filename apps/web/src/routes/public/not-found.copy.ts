export const notFoundCopy = {
  title: 'Esta página não existe',
  text: 'O endereço pode ter mudado, ter um erro de digitação ou levar a algo que ainda não chegou.',
  /** Shown to members only. */
  recordsUnchanged: 'Seus registros continuam onde estavam.',
  ways: 'Para onde ir',
  home: { title: 'Início', text: 'Sua semana e seus registros.' },
  record: { title: 'Registrar', text: 'Como você está agora, com um toque.' },
  landing: { title: 'Início', text: 'O que é o Alento e como funciona.' },
  plans: { title: 'Planos', text: 'O que é grátis e o que se paga.' },
  help: { title: 'Ajuda agora', text: 'CVV, SAMU e serviços públicos.' },
} as const;
