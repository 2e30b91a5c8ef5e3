export const removalCopy = {
  title: 'Excluir este prontuário?',
  text: 'O documento e o que você escreveu nele são apagados de vez. Seus registros ficam. Ele continua contando no mês em que foi preparado.',
  confirm: 'Excluir',
  done: 'Prontuário excluído.',
  failed: 'Não foi possível excluir. O prontuário continua aqui.',
} as const;
