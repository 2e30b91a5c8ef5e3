export const leaveCopy = {
  title: 'Parar de receber este aviso',
  lead: 'Um toque basta. Não precisa entrar na sua conta.',
  points: [
    'Só para o tipo de aviso da mensagem que você abriu.',
    'Você pode voltar a receber quando quiser, em Lembretes e notificações.',
  ],
  act: 'Parar de receber',
  acting: 'Parando...',
  doneTitle: 'Pronto',
  done: 'Você não recebe mais este aviso por este canal. Uma mensagem que já saiu ainda pode chegar.',
  toSettings: 'Ver meus avisos',
  toSignIn: 'Entrar',
} as const;
