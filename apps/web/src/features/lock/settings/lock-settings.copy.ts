import type { AwayMinutes } from '@alento/domain/lock/auto-lock';
import { PIN_MAX_DIGITS, PIN_MIN_DIGITS, type PinRefusal } from '@alento/domain/lock/pin';

export const lockSettingsCopy = {
  title: 'Modo discreto',
  lead: 'Para quem divide o aparelho, ou não quer que outra pessoa veja o que está aqui.',
  pinTitle: 'PIN ao abrir',
  pinLead:
    'O Alento pede um PIN antes de mostrar qualquer coisa, e a troca de aplicativos fica em branco (no navegador, até onde ele deixa). Vale só neste aparelho.',
  on: 'O PIN está ligado neste aparelho.',
  off: 'O PIN está desligado neste aparelho.',
  turnOn: 'Ligar com um PIN',
  turnedOn: 'Pronto. O PIN está ligado neste aparelho.',
  change: 'Trocar o PIN',
  changed: 'PIN trocado.',
  turnOff: 'Desligar o PIN',
  turnedOff: 'O PIN está desligado neste aparelho.',
  lockNow: 'Bloquear agora',
  awayTitle: 'Quando bloquear',
  awayLead: 'Depois de quanto tempo fora do Alento. Ao abrir o Alento do zero, ele sempre pede o PIN.',
  away: { 0: 'Na hora', 1: '1 min', 5: '5 min', 15: '15 min' } satisfies Record<AwayMinutes, string>,
  awayNow:
    'Na hora: também ao escolher um arquivo ou olhar outro aplicativo. Rascunhos de notas e de conversas ficam; outros campos que você ainda não salvou se perdem.',
  awayLater:
    'Quando o Alento bloqueia, rascunhos de notas e de conversas ficam; outros campos que você ainda não salvou se perdem.',
  face: 'Abrir com o rosto',
  fingerprint: 'Abrir com a digital',
  biometricsHint: 'O PIN continua valendo. Quem tem o rosto ou a digital cadastrados neste aparelho também abre.',
  biometricsReason: 'Confirmar que é você',
  notRecognised: 'Não deu para reconhecer você. Nada mudou.',
  notStored:
    'Este aparelho não deixou guardar. Nada mudou. Confira se há espaço e se o navegador permite guardar dados.',
  saved: 'Salvo.',
} as const;

export const pinFormCopy = {
  current: 'PIN atual',
  pin: 'PIN novo',
  again: 'Repita o PIN novo',
  hint: `De ${PIN_MIN_DIGITS} a ${PIN_MAX_DIGITS} números.`,
  save: 'Salvar o PIN',
  saving: 'Guardando...',
  turnOff: 'Desligar',
  /** Why the PIN is asked for: before a longer time away, and before biometrics are allowed. */
  forLonger: (time: string): string => `Para bloquear só depois de ${time} fora.`,
  forBiometrics: 'Para abrir também com o que este aparelho reconhece.',
  confirm: 'Confirmar',
  checking: 'Conferindo...',
  cancel: 'Cancelar',
  different: 'Os dois PINs não são iguais.',
  refusals: {
    PIN_NOT_DIGITS: 'Use só números.',
    PIN_LENGTH: `O PIN tem de ${PIN_MIN_DIGITS} a ${PIN_MAX_DIGITS} números.`,
    PIN_TRIVIAL: 'Esse PIN está entre os primeiros que alguém tentaria. Escolha outro.',
  } satisfies Record<PinRefusal, string>,
  forgetting:
    'Se você esquecer o PIN, entra de novo com seu e-mail e sua senha. Nada do que está na conta se perde. Sair da conta neste aparelho apaga o PIN.',
} as const;

export const limitsCopy = {
  title: 'O que o PIN protege, e o que não',
  lead: 'Para você saber com o que contar.',
  protectsTitle: 'Protege de quem',
  protects: [
    'pega o seu aparelho desbloqueado e abre o Alento;',
    'olha a lista de aplicativos abertos;',
    'vê suas notificações, se os avisos discretos estiverem ligados.',
  ],
  protectsNotTitle: 'Não protege de quem',
  protectsNot: [
    'sabe a senha do aparelho e tem meios técnicos: o que o Alento guarda no aparelho não é cifrado com o PIN;',
    'lê uma cópia de segurança do aparelho;',
    'sabe seu e-mail e sua senha do Alento, e entra em outro aparelho;',
    'adianta o relógio do aparelho: isso encerra a espera depois de PINs errados;',
    'opera o servidor: o PIN não muda nada lá.',
  ],
  browser:
    'No navegador, as ferramentas de desenvolvedor mostram o que está guardado. “Bloquear agora” fecha todas as abas deste navegador; fora isso, cada aba bloqueia e abre por si.',
  help: 'Sem o PIN continuam à mão: os números 188 e 192, a página de ajuda e o seu plano de segurança. Quem pega o aparelho também pode ler o plano.',
} as const;
