export const leaveCopy = {
  title: 'Há palavras suas que ainda não foram enviadas',
  text: 'Elas estão só neste aparelho. Se você ficar, continuam guardadas aqui. Se sair agora, se apagam e não dá para recuperar.',
  stay: 'Ficar por enquanto',
  leave: 'Sair mesmo assim',
} as const;
