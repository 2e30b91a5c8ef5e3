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
  pay: 'Pagar agora',
  keep: (name: string): string => `Manter o ${name}`,
  cancel: 'Cancelar assinatura',
  cancelPrepaid: 'Desistir da compra',
} as const;
