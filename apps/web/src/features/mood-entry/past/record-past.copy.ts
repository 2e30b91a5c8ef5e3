import { BATCH_MAX } from '@alento/domain/mood-entry/limits';

export const recordPastCopy = {
  title: 'Humores passados',
  lead: 'Escolha um ou mais dias e diga como foram.',
  calendar: 'Calendário',
  noRecords: 'sem registros',
  future: 'ainda não chegou',
  legendEmpty: 'Dia sem registro',
  legendFilled: (label: string): string => `Dia com registro (aqui, ${label})`,
  noneChosen: 'Nenhum dia escolhido ainda',
  noneChosenText: 'Toque nos dias do calendário. Eles aparecem aqui para você dizer como foram.',
  chosenTitle: (days: number): string => (days === 1 ? '1 dia escolhido' : `${days} dias escolhidos`),
  moodOf: (day: string): string => `Como foi ${day}`,
  already: (entries: string): string => `Já tem ${entries} neste dia; este será mais um.`,
  addNote: 'Adicionar nota',
  noteOf: (day: string): string => `Nota de ${day}`,
  drop: (day: string): string => `Tirar ${day} da lista`,
  missing: (days: string): string => `Falta escolher o humor de ${days}.`,
  save: (days: number): string => (days === 1 ? 'Salvar 1 registro' : `Salvar ${days} registros`),
  saving: 'Salvando...',
  saved: (days: number): string => (days === 1 ? '1 registro salvo.' : `${days} registros salvos.`),
  tooMany: `Até ${BATCH_MAX} dias por vez. Salve estes e continue depois.`,
  noteTooLong: 'Há uma nota além do limite de caracteres. Encurte um pouco para salvar; nada foi perdido.',
  /** Messages after a failed save, depending on what the server may have stored. */
  leftover: {
    nothing: 'Nada foi salvo, e tudo o que você escolheu e escreveu continua aqui.',
    unknown:
      'Não sabemos se este envio chegou. Tudo continua aqui: ao salvar de novo, ele é concluído primeiro, e nada se repete.',
    part: 'Uma parte já está salva. Tudo continua aqui: ao salvar de novo, só vai o que falta.',
  },
} as const;
