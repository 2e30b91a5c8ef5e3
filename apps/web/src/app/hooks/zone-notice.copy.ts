export const zoneNoticeCopy = {
  unknown: 'Este aparelho não diz um fuso horário conhecido. Dias e horas aqui seguem o horário de Brasília.',
} as const;
