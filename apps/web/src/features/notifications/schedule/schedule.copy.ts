import type { Slot } from '@alento/domain/reminder/slots';

export const scheduleCopy = {
  title: 'Horários',
  lead: 'Três lembretes, cada um na hora que combina com você. Dias sem registro não são falta.',
  loading: 'Carregando lembretes',
  slots: { morning: 'De manhã', afternoon: 'À tarde', evening: 'À noite' } satisfies Record<Slot, string>,
  timeOf: (slot: string): string => `Horário: ${slot}`,
  off: 'Desligado',
  next: (when: string): string => `Próximo: ${when}`,
  /** After `next`, and above the times, if neither a device nor a channel brings the reminders. */
  nextNowhere: (when: string): string => `Próximo: ${when}. Nenhum aparelho recebe ainda.`,
  nowhere:
    'Os horários ficam guardados, mas nenhum aparelho recebe estes lembretes por enquanto. Para que cheguem, permita as notificações, aqui ou em outro aparelho, ou ligue um aviso por e-mail ou WhatsApp, mais abaixo.',
  today: (time: string): string => `hoje às ${time}`,
  tomorrow: (time: string): string => `amanhã às ${time}`,
  onDay: (day: string, time: string): string => `${day}, às ${time}`,
  skipsRecent: 'Não lembrar se registrei nas últimas 3 horas',
  skipsRecentHint: 'Quem acabou de registrar não precisa de aviso.',
  skipsToday: 'Não lembrar se já registrei hoje',
  skipsTodayHint:
    'Depois do primeiro registro do dia, os lembretes voltam no dia seguinte. De madrugada, contam também as 3 horas antes.',
  otherZone: (zone: string): string =>
    `Os horários seguem outro relógio: ${zone}. Ao mudar um deles, todos passam a seguir o deste aparelho.`,
  saving: 'Salvando...',
  saved: 'Salvo.',
  failed: (reason: string): string => `Não foi salvo, e vale o que estava antes. ${reason}`,
} as const;

export const discreetCopy = {
  title: 'Discrição',
  lead: 'O que aparece na tela bloqueada, onde outras pessoas podem ver.',
  name: 'Avisos discretos',
  hint: 'O aviso não diz do que se trata, e não traz botões para registrar.',
  previewTitle: 'Como vai aparecer',
  previewLabel: 'Ver a prévia',
  modes: { open: 'Comum', discreet: 'Discreto' },
  isOn: 'É assim que está agora.',
  /** The name that the system shows in the phone's app, and the line about it. */
  appName: 'Alento',
  app: 'O sistema mostra junto o nome e o ícone do app. Isso o Alento não consegue esconder.',
  site: 'O navegador mostra junto o nome ou o endereço do site. Isso o Alento não consegue esconder.',
  lock: 'PIN ao abrir, e troca de aplicativos em branco',
} as const;

export const discreetSwitchCopy = {
  title: 'Avisos',
  lead: 'O que as notificações dizem na tela bloqueada do aparelho. Vale em todos os seus aparelhos.',
  name: 'Avisos discretos',
  hintOn: 'Os avisos não dizem do que se trata.',
  hintOff: 'Os avisos ainda dizem do que se trata. Ligue aqui para que não digam mais.',
  open: 'Ver a prévia e os horários',
} as const;
