export const notificationsCopy = {
  title: 'Lembretes e notificações',
  lead: 'Um aviso nos horários que você escolher, e só neles. Tudo pode ser desligado a qualquer momento.',
} as const;
