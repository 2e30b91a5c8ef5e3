export const notFoundCopy = {
  title: 'Esta página não existe',
  text: 'O endereço pode ter mudado, ter um erro de digitação ou levar a algo que ainda não chegou. Seus registros continuam onde estavam.',
  home: 'Ir para o início',
  history: 'Ver o histórico',
  landing: 'Conhecer o Alento',
  signIn: 'Entrar',
} as const;
