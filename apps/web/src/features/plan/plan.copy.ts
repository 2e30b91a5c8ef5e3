/** Specified verbatim: 'Processando...' and the alerts. */
export const plansCopy = {
  title: 'O plano grátis continua grátis',
  lead: 'Registrar, rever e pedir ajuda não custam nada, sem prazo para acabar. Os planos pagos acrescentam análises e conversas para quem quer ir mais fundo.',
  list: 'Planos',
  perMonth: 'por mês',
  forever: 'para sempre',
  priceLoading: 'Carregando preço...',
  priceMissing: 'Preço indisponível',
  failed: 'Não foi possível carregar os preços agora. O plano grátis vale do mesmo jeito.',
  current: 'Seu plano',
  isCurrent: 'É o seu plano hoje.',
  currentFailed: 'Não foi possível ler qual é o seu plano.',
  currentRetry: 'Ler de novo',
  included: 'Seu plano já inclui este.',
  startsOn: (date: string): string => `Começa em ${date}.`,
  afterPayment: 'Dá para trocar quando a cobrança passar.',
  processing: 'Processando...',
  choose: (name: string): string => `Quero o ${name}`,
  changeTo: (name: string): string => `Mudar para o ${name}`,
  createFree: 'Criar conta grátis',
  goHome: 'Ir para o início',
  renews: 'Renova todo mês, até você parar.',
  paymentsOff: 'Esta instalação não recebe pagamentos.',
} as const;

export const pixCopy = {
  once: 'Pix é pago uma vez e não se renova.',
  extend: 'Prolongar por Pix',
  daysLeft: 'Os dias que restam do Essencial não são descontados.',
  offer: (price: string, period: string): string => `Pix: ${price} por ${period}`,
  perMonth: (price: string): string => `${price} por mês`,
  periods: { month: 'mês', '30d': '30 dias', '12m': '12 meses' },
} as const;
