/** Whom to ask about personal data, in the legal texts. */
export const privacyContactCopy = {
  of: (contact: string): string =>
    `Para falar com a pessoa encarregada dos dados (LGPD, art. 41), escreva para ${contact}.`,
  /** In the texts that the app on the phone contains, for reading without a network. */
  later:
    'Com rede, aparece aqui o contato da pessoa encarregada dos dados (LGPD, art. 41). Ver, levar, trazer e excluir não dependem dele: estão em /meus-dados.',
  none: 'Esta instalação ainda não informou o contato da pessoa encarregada dos dados (LGPD, art. 41). Ver, levar, trazer e excluir não dependem dele: estão em /meus-dados.',
} as const;
