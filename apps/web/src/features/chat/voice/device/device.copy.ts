/** Who makes the browser, and may receive the audio. */
export const browserMakers = {
  google: 'o Google',
  apple: 'a Apple',
  microsoft: 'a Microsoft',
  samsung: 'a Samsung',
  unknown: 'quem faz este navegador',
} as const;

/** If this text changes, CONSENT_VERSION in device-voice-screen.tsx must change too. */
export const deviceConsentTexts = (maker: string) => ({
  name: 'Conversa por voz deste navegador',
  hint: `Aqui quem ouve e fala é o próprio navegador, e não este serviço. Para transformar sua fala em texto, ele pode enviar o áudio aos servidores de quem o faz: ${maker}. A resposta é lida por uma voz do navegador, e pode ir para lá também. São dados de saúde, e podem sair deste aparelho; palavras de crise também. O texto do que você fala vai para a conversa, como se você escrevesse.`,
});

export const deviceCopy = {
  later: 'Vale neste aparelho, para a sua conta. Dá para retirar aqui mesmo.',
  hearer: (maker: string): string => `o navegador, feito por ${maker}`,
  tooShort: 'A gravação ficou muito curta. Fale um pouco mais antes de enviar.',
  notHeard: 'Não ouvimos palavras. Chegue mais perto do microfone e fale de novo.',
  notInPortuguese: 'Este navegador não reconhece fala em português. A conversa por texto faz tudo.',
} as const;
