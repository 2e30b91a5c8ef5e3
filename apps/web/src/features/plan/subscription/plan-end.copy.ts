/** What happens to a plan when its account is deleted. */
export const planEndCopy = {
  loading: 'Lendo seu plano...',
  unknown:
    'Não foi possível ler seu plano agora. Um plano pago termina com a conta: nos 7 dias depois da compra, o valor volta por inteiro; depois deles, não há devolução.',
  refund: (price: string, plan: string): string =>
    `Você ainda está nos 7 dias depois da compra: ${price} voltam por inteiro, e o ${plan} termina com a conta.`,
  paid: (plan: string, date: string): string =>
    `O ${plan} está pago até ${date}. Ele termina com a conta, sem devolução, e nada mais será cobrado.`,
  unpaid: (plan: string): string =>
    `A última cobrança do ${plan} não passou. Ele termina com a conta, e nada mais será cobrado.`,
  granted: (plan: string): string => `O ${plan} termina com a conta.`,
} as const;
