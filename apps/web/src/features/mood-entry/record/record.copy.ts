export const recordCopy = {
  title: 'Como você está agora?',
  lead: 'Toque em um rosto e já fica salvo.',
  saving: (label: string): string => `Salvando: ${label}.`,
  saved: (label: string, time: string): string => `${label}, registrado às ${time}.`,
  changeHint: 'Mudou de ideia? Toque em outro rosto.',
  undo: 'Desfazer',
  /** Asked before an entry with photos or a voice note is undone. */
  undoTitle: 'Desfazer este registro?',
  undoText: 'As fotos e a nota de voz dele se apagam junto e não voltam.',
  undoCancel: 'Manter',
  undone: 'Registro desfeito. Se quiser, escolha de novo.',
  deletedElsewhere:
    'Este registro foi excluído em outra aba ou aparelho, e nada mais foi salvo. Para fazer um novo, escolha um rosto.',
  notSaved: 'Não salvou ainda. Sua escolha e o que você escreveu continuam aqui.',
  retry: 'Tentar novamente',
  noteHint: 'Opcional. Guarda-se sozinha, cifrada na sua conta.',
  noteSaved: 'Nota guardada.',
  closing: 'Que bom que você parou um instante para se ouvir.',
  seeWeek: 'Ver minha semana',
  another: 'Fazer outro registro',
  exercise: 'Um exercício curto',
  heavy:
    'Que bom que você registrou, mesmo com o dia pesado assim. Se quiser conversar agora, o CVV escuta a qualquer hora, de graça.',
  draftTitle: 'Você tinha uma nota por terminar',
  draftOf: (label: string, day: string, time: string | null): string =>
    `Do registro ${label}, ${day}${time === null ? '' : `, ${time}`}.`,
  draftResume: 'Continuar a nota',
  draftUse: 'Pôr neste registro',
  draftFirst: 'Para usá-la em um novo registro, escolha um rosto.',
  draftDrop: 'Descartar',
  draftDropped: 'Nota descartada.',
} as const;
