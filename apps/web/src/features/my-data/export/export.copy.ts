import { EXPORT_LIFETIME_HOURS, EXPORTS_PER_DAY } from '@alento/domain/my-data/limits';

export const exportCopy = {
  what: 'Um arquivo .zip com tudo o que é seu. Dentro dele, “diario.html” abre no celular ou no computador, mesmo sem internet. Há também os mesmos dados em formatos que outros programas leem.',
  notEncrypted: 'O arquivo não é cifrado: quem o abrir pode ler tudo. Guarde onde só você mexe.',
  ask: 'Preparar uma cópia',
  askAgain: 'Preparar outra cópia',
  confirmText: `Vamos reunir tudo o que é seu em um arquivo. Ele fica ${EXPORT_LIFETIME_HOURS} horas aqui para você baixar, e depois some. Dá para pedir até ${EXPORTS_PER_DAY} cópias por dia.`,
  confirm: 'Preparar cópia',
  loading: 'Carregando suas cópias',
  failedToRead: 'Não foi possível ver suas cópias agora. Elas continuam aqui; tente de novo.',
  making: 'Preparando sua cópia',
  makingText: 'Pode sair desta tela. A cópia continua sendo feita, e fica aqui quando estiver pronta.',
  parts: (done: number, of: number): string => `${done} de ${of} partes`,
  ready: 'Sua cópia está pronta',
  readyText: (size: string | null, until: string): string =>
    size === null ? `Fica aqui até ${until}.` : `${size}. Fica aqui até ${until}.`,
  download: 'Baixar',
  failed: 'A cópia não ficou pronta. Seus dados continuam como estavam.',
  retry: 'Tentar de novo',
  expired: 'O prazo para baixar a última cópia acabou.',
} as const;
