/** Texts of the hosted pages. */
export const COPY = {
  label: 'Página de teste: imita a página de pagamento da Stripe',
  noMoney: 'Nenhum dinheiro é cobrado aqui. Não use dados de um cartão de verdade.',
  perMonth: 'por mês',
  email: 'E-mail',
  emailMissing: 'Informe um e-mail válido.',
  choices: 'Forma de pagamento',
  card: 'Cartão',
  cardNumber: 'Número do cartão',
  expiry: 'Validade (MM/AA)',
  cvc: 'CVC',
  pay: 'Pagar',
  back: 'Voltar',
  pix: 'Pix',
  pixHint: 'Abra o aplicativo do seu banco e leia o código Pix:',
  pixPaid: 'Já paguei no banco',
  pixLater: 'Pagar depois e voltar',
  declined: 'Seu cartão foi recusado.',
  wrongNumber: 'O número do cartão está incorreto.',
  wrongExpiry: 'A validade do cartão está incorreta ou já passou.',
  wrongCvc: 'O código de segurança (CVC) está incorreto.',
  expired: 'Esta página de pagamento expirou.',
  complete: 'Este pagamento já foi concluído.',
  notFound: 'Página não encontrada.',
  testCards: 'Cartões de teste',
  testCardList: [
    '4242 4242 4242 4242: paga',
    '4000 0000 0000 0002: é recusado',
    '4000 0000 0000 0341: paga agora e é recusado depois',
    '4000 0025 0000 3155: pede confirmação ao mudar de plano',
  ],
  invoice: 'Fatura',
  receipt: 'Recibo',
  total: 'Total',
  date: 'Data',
  paidWith: 'Forma de pagamento',
  refunded: 'Reembolsado',
  failed: 'Este pagamento foi recusado.',
  void: 'Esta fatura foi cancelada.',
  paidInvoice: 'Esta fatura foi paga.',
  savedCard: (digits: string): string => `Deixe os campos vazios para pagar com o cartão final ${digits}.`,
  cardEnding: (digits: string): string => `Cartão final ${digits}`,
  credit: (product: string): string => `Tempo não usado de ${product}`,
  rest: (product: string): string => `Tempo restante de ${product}`,
} as const;

/** A day of a receipt, in the time zone of São Paulo. */
export const dayOf = (instant: number): string =>
  new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(instant * 1000);

/** An amount in centavos as money. */
export const money = (centavos: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100);
