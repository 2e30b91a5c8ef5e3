export const makingCopy = {
  title: 'Preparando seu prontuário',
  text: 'Pode sair desta tela. Ele continua sendo preparado, e fica aqui quando estiver pronto.',
  ready: 'Seu prontuário está pronto.',
  failed: 'Este prontuário não ficou pronto.',
  failedText: 'Seus registros continuam como estavam, e ele não conta no mês.',
  retry: 'Tentar de novo',
} as const;
