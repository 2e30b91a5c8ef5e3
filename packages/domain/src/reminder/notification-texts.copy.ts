import { SLOTS } from './slots.ts';

/** Title and text of a notification. */
export type NotificationText = { readonly title: string; readonly body: string };

/** Kinds of notifications that a device can show. */
export const NOTIFICATION_KINDS = [...SLOTS, 'medication', 'test', 'saved', 'kept', 'unreadable'] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/**
 * Everything that a notification can say on a lock screen (docs/safety.md, “What a lock screen can show”). The titles
 * of the three reminders are the specified ones. No text contains a word or a number that the person wrote: not the
 * name of a medicine, not a mood.
 */
const OPEN: Record<NotificationKind, NotificationText> = {
  morning: { title: 'Como você está se sentindo?', body: 'Dois toques bastam para registrar.' },
  afternoon: { title: 'Momento de reflexão', body: 'Que tal olhar um instante para como você está?' },
  evening: { title: 'Fim do dia', body: 'Como foi o seu dia? Registre quando quiser.' },
  medication: { title: 'Hora do seu cuidado', body: 'Você pediu para ser avisado agora. Toque para anotar.' },
  test: { title: 'Notificação de teste', body: 'Os lembretes vão chegar assim, neste aparelho.' },
  saved: { title: 'Registro salvo com sucesso!', body: 'Toque para ver seus registros.' },
  kept: { title: 'Registro guardado no aparelho', body: 'Ele será enviado quando houver conexão.' },
  // A device always shows something, or it loses the permission; the mode is not known then.
  unreadable: { title: 'Lembrete', body: 'Toque para abrir.' },
};

/** The same in discreet mode: nothing tells what the product is about. */
const DISCREET: Record<NotificationKind, NotificationText> = {
  morning: { title: 'Lembrete', body: 'Um lembrete seu para agora.' },
  afternoon: { title: 'Lembrete', body: 'Um lembrete seu para agora.' },
  evening: { title: 'Lembrete', body: 'Um lembrete seu para agora.' },
  medication: { title: 'Lembrete', body: 'Um lembrete seu para agora.' },
  test: { title: 'Lembrete', body: 'Um teste que você pediu.' },
  saved: { title: 'Tudo certo', body: 'Salvo.' },
  kept: { title: 'Tudo certo', body: 'Será enviado quando houver conexão.' },
  unreadable: { title: 'Lembrete', body: 'Toque para abrir.' },
};

/** The text of a notification. */
export const notificationText = (kind: NotificationKind, isDiscreet: boolean): NotificationText =>
  (isDiscreet ? DISCREET : OPEN)[kind];
