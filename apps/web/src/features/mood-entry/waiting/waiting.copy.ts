/**
 * Texts about entries that are kept on the device until there is a network. The confirmation is similar to that of
 * saved entries.
 */
export const waitingCopy = {
  badge: 'Esperando conexão',
  refused: 'Não foi aceito',
  /** Explains what the person can do about a refused entry. */
  refusedText: (reason: string): string =>
    `${reason} O que você escreveu continua aqui: edite ou exclua este registro.`,
  saved: (label: string, time: string): string => `${label}, guardado às ${time}.`,
  hint: 'Fica guardado neste aparelho, mesmo se você fechar a página. Segue com o Alento aberto, quando a conexão voltar.',
  noteSaved: 'Nota guardada neste aparelho.',
  notStored:
    'Não deu para guardar neste aparelho, que está sem espaço. Deixe esta página aberta: enviamos assim que a conexão voltar.',
  checkIn: 'Guardado. Esperando conexão.',
  title: 'Ainda não enviados',
  text: 'Estão guardados neste aparelho e seguem com o Alento aberto, quando a conexão voltar.',
  list: 'Registros que esperam conexão',
  storedOnDevice: (days: number): string =>
    days === 1
      ? '1 registro guardado neste aparelho. Esperando conexão.'
      : `${days} registros guardados neste aparelho. Esperando conexão.`,
} as const;
