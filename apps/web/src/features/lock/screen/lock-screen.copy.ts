export const lockScreenCopy = {
  brand: 'Alento',
  title: 'Digite seu PIN',
  pin: 'PIN',
  unlock: 'Desbloquear',
  checking: 'Conferindo...',
  missing: 'Digite os números do seu PIN.',
  wrong: 'Esse PIN não confere. Pode tentar de novo.',
  /** Said once, when a wait begins. */
  wait: (time: string): string => `Esse PIN não confere. Por segurança, espere ${time} para tentar de novo.`,
  waiting: (time: string): string => `Espere ${time}`,
  waitIsOver: 'Já pode tentar de novo.',
  face: 'Usar o rosto',
  fingerprint: 'Usar a digital',
  reason: 'Desbloquear o Alento',
  notRecognised: 'Não deu para reconhecer você. Pode tentar de novo ou digitar o PIN.',
  forgot: 'Esqueci o PIN',
  forgotTitle: 'Entrar de novo na conta?',
  forgotText:
    'O PIN não tem como ser recuperado. Ao continuar, a conta se fecha neste aparelho, e você entra de novo com seu e-mail e sua senha. Seus registros continuam guardados. O que você escreveu e ainda não foi enviado fica cifrado aqui e volta quando você entrar. Depois de entrar, o PIN fica desligado.',
  forgotConfirm: 'Fechar e entrar de novo',
  forgotBusy: 'Fechando a conta neste aparelho. Sem internet, isso leva alguns segundos.',
  forgotCancel: 'Voltar',
  helpTitle: 'Precisa de ajuda agora?',
  helpLead: 'Não é preciso desbloquear.',
  helpPage: 'Ver toda a ajuda',
  back: 'Voltar à tela do PIN',
  planShow: 'Ver meu plano de segurança',
  planHide: 'Fechar o plano',
} as const;

/** A wait in words: 30 segundos, 5 minutos, 1 hora. */
export function waitText(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  if (seconds < 60) return seconds === 1 ? '1 segundo' : `${seconds} segundos`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
  return '1 hora';
}

/** The rest of a wait as a clock shows it: 0:30, 59:59. */
export function waitClock(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
