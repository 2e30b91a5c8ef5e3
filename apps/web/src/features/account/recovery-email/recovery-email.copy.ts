export const recoveryCopy = {
  title: 'E-mail de recuperação',
  lead: 'Se você esquecer a senha, o link pode ir para ele, além do e-mail com que você entra. Guardamos cifrado, e só o usamos para isso e para avisar de mudanças no acesso à conta.',
  none: 'Nenhum por enquanto',
  current: 'E-mail atual',
  pending: 'Esperando confirmação',
  /** @param until the formatted time at which the link expires */
  pendingText: (until: string): string =>
    `Enviamos um link para este e-mail. Ele só passa a valer quando você abrir o link, até ${until}.`,
  pendingBeside: 'Até lá, continua valendo o atual.',
  sendAgain: 'Enviar de novo',
  sendAgainText: 'Enviamos outro link para o mesmo e-mail. O anterior deixa de valer.',
  cancelPending: 'Desistir deste e-mail',
  cancelPendingText: 'O link que enviamos deixa de valer, e a conta continua sem e-mail de recuperação.',
  label: 'E-mail para recuperação',
  replaceLabel: 'Trocar por outro e-mail',
  save: 'Salvar e-mail',
  /** @param address the address that the person typed */
  confirmText: (address: string): string =>
    `Vamos enviar um link para ${address}. O e-mail só passa a valer quando você abrir esse link.`,
  /** @param address the current address, masked */
  noticeToFormer: (address: string): string => `Vamos avisar também ${address}, que pode desfazer a troca por 7 dias.`,
  sendLink: 'Enviar link',
  sent: 'Link enviado. Abra-o nesse e-mail para confirmar.',
  optOut: 'Não quero ter um e-mail de recuperação',
  removeText: (address: string): string =>
    `${address} será removido, e avisado disso. Sem ele, se você esquecer a senha, o link só pode ir para o e-mail com que você entra.`,
  /** Specified verbatim. */
  remove: 'Remover Email',
  removed: 'E-mail de recuperação removido.',
  cancelled: 'Pedido cancelado.',
  loading: 'Carregando e-mail de recuperação',
  loadFailed: 'Não foi possível ler seu e-mail de recuperação agora. Nada mudou; tente de novo.',
} as const;
