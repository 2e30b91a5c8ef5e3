import type { Dialogue } from './talk.harness.ts';

/** Questions about the account, with the person's own plan, and the page that fits best. */
export const HELP_DIALOGUES: readonly Dialogue[] = [
  ...['qual plano eu tenho', 'qual é o meu plano?', 'eu sou premium?'].map(
    (text): Dialogue => ({
      turns: [text],
      is: ['help:my-plan'],
      says: ['Seu plano é o **Essencial**', 'restam **12** de 30 mensagens', '/perfil'],
    }),
  ),
  { turns: ['qual plano eu tenho'], person: 'low', says: ['Seu plano é o **Premium**', 'sem limite por dia'] },
  { turns: ['qual plano eu tenho'], person: 'new', says: ['Seu plano é o **Grátis**', 'resta **1** de 5 mensagens'] },
  { turns: ['qual plano eu tenho'], person: 'empty', says: ['Seu plano é o **Grátis**', 'as 5 mensagens de hoje'] },
  { turns: ['quantas mensagens posso mandar por dia'], is: ['help:limit'], says: ['restam **12** de 30 mensagens'] },
  ...[
    'esqueci a senha',
    'esqueci minha senha',
    'n lembro mais a senha',
    'perdi minha senha e não consigo entrar',
    'senha esquecida',
    'não sei mais qual é a minha senha',
  ].map(
    (text): Dialogue => ({
      turns: [text],
      is: ['help:password', 'help:forgot-password'],
      says: ['informe o e-mail', '/redefinir-senha'],
    }),
  ),
  { turns: ['como troco minha senha'], is: ['help:password'] },
  { turns: ['aceita pix?'], is: ['help:pay', 'help:pix'], says: ['Pix', '/planos'] },
  ...['fiz o pix e não liberou', 'paguei e n liberou', 'o pix que eu fiz já caiu que aqui não mudou nada'].map(
    (text): Dialogue => ({ turns: [text], is: ['help:pay', 'help:payment-late'], says: ['Ele abre sozinho'] }),
  ),
  ...['meu cartão foi recusado duas vezes', 'trocar o cartão da assinatura, onde faço'].map(
    (text): Dialogue => ({
      turns: [text],
      is: ['help:pay', 'help:card-refused'],
      says: ['o acesso continua por 7 dias'],
    }),
  ),
  { turns: ['cobrou duas vezes esse mês'], is: ['help:pay', 'help:refund'], says: ['7 dias'] },
  { turns: ['preciso de nota fiscal'], is: ['help:pay', 'help:receipt'], says: ['lista de recibos'] },
  { turns: ['fiz o pix e não liberou', 'não entendi, me explica melhor'], says: ['/ajuda/app/paguei-e-nao-abriu'] },
  { turns: ['quero cancelar a assinatura'], is: ['help:cancel-plan'], says: ['Cancelar assinatura', '/perfil'] },
  { turns: ['quero meu dinheiro de volta'], is: ['help:refund'], says: ['7 dias', '/perfil'] },
];
