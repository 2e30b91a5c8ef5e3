/** Texts of the pages that mailed links open. */
export type MailedLinkCopy = {
  title: string;
  lead: string;
  /** Texts that explain what the button does, shown before it is pressed. */
  points: readonly string[];
  act: string;
  acting: string;
  doneTitle: string;
  done: string;
};

export const linkCopy = {
  incomplete: 'Este link veio incompleto. Abra-o de novo a partir do e-mail que enviamos.',
  /** Shown after a lost response: the link may already have been used. */
  unsure: 'Não sabemos se chegou. Tente de novo; se o link não valer mais, é porque já deu certo.',
  noScript: 'Para continuar, seu navegador precisa do JavaScript ligado.',
  toProfile: 'Ir para o perfil',
  toSignIn: 'Entrar',
  newPassword: 'Escolher outra senha',
} as const;

export const confirmEmailCopy: MailedLinkCopy = {
  title: 'Confirme seu e-mail',
  lead: 'Com isto, ele passa a ser o e-mail de recuperação da sua conta.',
  points: [
    'Se você esquecer a senha, o link para criar outra pode ir para ele.',
    'Se não foi você que pediu, feche esta página: nada muda.',
  ],
  act: 'Confirmar e-mail',
  acting: 'Confirmando...',
  doneTitle: 'E-mail confirmado',
  done: 'A partir de agora, ele é o e-mail de recuperação da sua conta. Se havia outro, ele foi avisado e pode desfazer a troca por 7 dias.',
};

export const undoEmailCopy: MailedLinkCopy = {
  title: 'Desfazer a troca do e-mail',
  lead: 'O e-mail de recuperação da sua conta mudou. Se não foi você, desfaça aqui.',
  points: [
    'O e-mail de recuperação volta a ficar como estava antes da troca.',
    'Todas as sessões abertas da conta se encerram, as suas também.',
    'Depois, escolha outra senha: quem fez a troca sabia a de agora.',
  ],
  act: 'Desfazer a troca',
  acting: 'Desfazendo...',
  doneTitle: 'Troca desfeita',
  done: 'O e-mail de recuperação está como antes, e todas as sessões se encerraram. Agora, escolha outra senha.',
};
