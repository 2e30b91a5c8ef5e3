/** Texts about the person's own plan, its payments and its end. */
export const subscriptionCopy = {
  title: 'Plano',
  free: 'Sem custo e sem prazo para acabar.',
  open: 'Ativo na sua conta.',
  until: (date: string): string => `Vale até ${date}.`,
  renewsOn: (date: string): string => `Renova em ${date}.`,
  chargedOn: (price: string, date: string): string => `Próxima cobrança: ${price} em ${date}.`,
  canceledUntil: (date: string): string => `Não se renova. O acesso continua até ${date}.`,
  prepaidUntil: (date: string): string => `Vale até ${date} e não se renova.`,
  nextPlan: (name: string, next: string, date: string): string =>
    `Em ${date} passa para o ${next}. Até lá, o ${name} continua.`,
  pastDue: (failed: string, end: string): string =>
    `A cobrança de ${failed} não passou. O acesso continua até ${end}; até lá, ela é tentada de novo sozinha.`,
  paidBy: {
    card: (price: string): string => `No cartão, ${price} por mês.`,
    pix: (price: string, period: string): string => `Por Pix, ${price} por ${period}.`,
  },
  loading: 'Carregando seu plano',
  failed: 'Não foi possível ler seu plano agora. Nada mudou nele; tente de novo.',
  seePlans: 'Ver planos',
  changePlan: 'Mudar de plano',
  extend: 'Prolongar por Pix',
  keep: (name: string): string => `Manter o ${name}`,
  cancel: 'Cancelar assinatura',
  cancelPrepaid: 'Desistir da compra',
} as const;

export const endNoticeCopy = {
  ends: (name: string, date: string): string => `Seu ${name} por Pix termina em ${date}.`,
  goOn: 'Se quiser continuar, dá para prolongar.',
  link: 'Prolongar por Pix',
  after: 'Depois disso, o plano grátis continua, com tudo o que você escreveu.',
} as const;

export const cancelCopy = {
  title: 'Cancelar assinatura',
  loading: 'Lendo sua assinatura...',
  failed: 'Não foi possível ler sua assinatura agora. Nada mudou nela.',
  refund: (price: string, plan: string): string =>
    `Você ainda está nos 7 dias. Se cancelar agora, ${price} voltam por inteiro e o acesso ao ${plan} termina na hora.`,
  refundUntil: (date: string): string => `Vale até ${date}.`,
  withdraw: 'Desistir da compra',
  refundStep: (price: string, plan: string): string =>
    `O acesso ao ${plan} termina agora e ${price} voltam pelo mesmo meio em que você pagou. Seus registros ficam com você.`,
  refundConfirm: 'Encerrar agora',
  periodEnd: (plan: string, date: string): string =>
    `O ${plan} continua até ${date} e não se renova. Não há devolução, e nada mais será cobrado.`,
  records: 'Seus registros, notas e histórico ficam com você.',
  confirm: 'Confirmar cancelamento',
  nothing: 'Não há o que cancelar agora.',
  back: 'Voltar',
  close: 'Fechar',
} as const;

export const changeCopy = {
  title: (name: string): string => `Mudar para o ${name}`,
  loading: 'Calculando a troca...',
  failed: 'Não foi possível calcular a troca agora. Nada mudou e nada foi cobrado.',
  today: 'Hoje',
  todayDue: (price: string): string => `${price} pelo resto deste período.`,
  todayNothing: 'Nada é cobrado.',
  todayKeeps: (current: string, date: string): string => `Nada é cobrado. O ${current} continua até ${date}.`,
  later: 'Depois',
  laterDue: (price: string, date: string): string => `${price} por mês, a partir de ${date}.`,
  laterPlan: (plan: string, price: string, date: string): string => `${plan}, ${price} por mês, a partir de ${date}.`,
  confirm: (name: string): string => `Mudar para o ${name}`,
  back: 'Voltar',
  close: 'Fechar',
} as const;

export const receiptsCopy = {
  open: 'Ver recibos',
  hide: 'Ocultar recibos',
  title: 'Recibos',
  loading: 'Buscando seus recibos',
  none: 'Nenhum pagamento até agora. Quando houver, o recibo aparece aqui.',
  refunded: (price: string): string => `${price} devolvidos`,
  fullyRefunded: 'Devolvido por inteiro',
  link: 'Abrir recibo',
  linkOf: (date: string): string => `Abrir recibo de ${date} (abre em outra aba)`,
} as const;
