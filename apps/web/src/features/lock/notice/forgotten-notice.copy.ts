export const forgottenNoticeCopy = {
  title: 'O PIN está desligado',
  text: 'Você entrou de novo porque esqueceu o PIN. Neste aparelho, o Alento agora abre sem PIN. Quer escolher outro?',
  choose: 'Escolher outro PIN',
  later: 'Deixar desligado',
} as const;
