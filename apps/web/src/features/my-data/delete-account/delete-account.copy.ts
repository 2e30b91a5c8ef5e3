import { ACCOUNTING_YEARS } from '@alento/domain/my-data/limits';

/** What the person types to confirm the deletion. */
export const DELETE_WORD = 'EXCLUIR';

export const deleteAccountCopy = {
  title: 'Excluir minha conta',
  lead: 'Leia no seu tempo. Nada acontece até você confirmar, no fim desta página.',
  deletedTitle: 'O que vai embora',
  deletedText: 'Tudo o que está na conta, de uma vez e sem volta:',
  deletedUnknown: 'Tudo o que está na conta, de uma vez e sem volta. Não foi possível contar agora quanto é.',
  deletedOnDevice:
    'Também se apaga o que o Alento guardou neste aparelho. Nos outros, isso acontece quando o Alento se conectar de novo.',
  loading: 'Contando o que está guardado',
  retainedTitle: 'O que fica, e por quê',
  retained: [
    `O registro contábil de pagamentos, se você pagou algo: datas e valores, sem seu nome e sem nada que você escreveu. A lei pede que ele fique por ${ACCOUNTING_YEARS} anos.`,
    'Cópias de segurança do servidor, por até 30 dias ou pelo prazo que a Política de Privacidade disser. Se uma delas precisar ser usada nesse tempo, sua conta não volta com ela: para isso, fica guardado um código que não diz quem você é.',
  ],
  planTitle: 'Seu plano',
  exportTitle: 'Antes, leve uma cópia',
  exportText: 'Depois de excluir, não há mais de onde copiar.',
  confirmTitle: 'Confirmar',
  confirmLead: 'Escolha um dos dois jeitos. Depois, pedimos sua senha.',
  word: `Digite ${DELETE_WORD}`,
  wordWrong: `Digite ${DELETE_WORD} para continuar.`,
  next: 'Continuar',
  or: 'ou',
  hold: (seconds: number): string => `Segure por ${seconds} segundos para excluir a conta`,
  holding: (seconds: number): string => `Continue segurando: ${seconds}`,
  holdHint: 'Um toque só não basta: segure o botão até o fim, ou digite a palavra.',
  identityText: 'Esta é a última etapa. Ao confirmar, a conta e tudo o que está nela se apagam. Não dá para desfazer.',
  identityConfirm: 'Excluir minha conta',
  back: 'Voltar para Meus dados',
} as const;

export const deletedCopy = {
  title: 'Conta excluída',
  lead: 'Sua conta e o que estava nela foram apagados.',
  lostTitle: 'Sua conta não está mais aqui',
  lostLead: 'A conexão falhou na hora da resposta, mas a exclusão aconteceu. Não é preciso tentar de novo.',
  elsewhereLead:
    'Esta conta foi excluída. O que estava nela foi apagado, e o que o Alento guardava neste aparelho também.',
  unknownLead:
    'Se você excluiu sua conta, o que estava nela foi apagado, e o que o Alento guardava neste aparelho também.',
  wentTitle: 'O que foi apagado',
  went: 'Apagado da sua conta',
  device: 'E o que o Alento guardava neste aparelho.',
  helpTitle: 'Se precisar conversar',
  helpText: 'Sem conta e a qualquer hora, há quem escute você.',
  returnTitle: 'Se um dia quiser voltar',
  returnText:
    'Você pode criar uma conta nova quando quiser, até com o mesmo e-mail. Ela começa vazia: nada liga a nova à antiga.',
  returnLink: 'Criar uma conta nova',
  openTitle: 'Sua conta continua aberta',
  openLead: 'Nada foi excluído. Esta página aparece só depois que uma conta é excluída.',
  openLink: 'Ir para o início',
} as const;
