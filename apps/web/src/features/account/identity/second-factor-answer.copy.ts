/** Texts of the form for the second factor, at sign-in and before changes. */
export const answerCopy = {
  lead: 'Sua conta tem verificação em duas etapas. Falta só esta.',
  code: 'Código do aplicativo',
  codeHint: 'Os 6 números que seu aplicativo mostra agora.',
  recoveryCode: 'Código de recuperação',
  recoveryCodeHint: 'Um dos códigos que você guardou. Cada um vale uma vez.',
  confirm: 'Confirmar',
  usePasskey: 'Usar chave de acesso',
  waitingForPasskey: 'Esperando a chave...',
  useCode: 'Usar o código do aplicativo',
  useRecoveryCode: 'Usar um código de recuperação',
  /** Shown if the browser's dialog was closed or timed out. */
  passkeyLeft: 'A chave de acesso não foi usada. Tente de novo ou escolha outro jeito.',
  passkeyFailed: 'Não deu para usar a chave de acesso aqui. Tente de novo ou escolha outro jeito.',
  noPasskeysHere: 'Sua conta usa uma chave de acesso, e este navegador não sabe usá-la.',
} as const;
