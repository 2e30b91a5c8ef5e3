/** Texts of the hosted pages. */
export const COPY = {
  label: 'Página de teste: imita a página de pagamento da Stripe',
  noMoney: 'Nenhum dinheiro é cobrado aqui. Não use dados de um cartão de verdade.',
  perMonth: 'por mês',
  email: 'E-mail',
  emailMissing: 'Informe um e-mail válido.',
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
  wrongCard: 'Use um dos cartões de teste, com uma validade futura e qualquer CVC.',
  expired: 'Esta página de pagamento expirou.',
  complete: 'Este pagamento já foi concluído.',
  notFound: 'Esta página da Stripe não é imitada.',
  testCards: 'Cartões de teste',
  testCardList: [
    '4242 4242 4242 4242: paga',
    '4000 0000 0000 0002: é recusado',
    '4000 0000 0000 0341: paga agora e é recusado depois',
    '4000 0025 0000 3155: pede confirmação ao mudar de plano',
  ],
  receipt: 'Recibo',
} as const;

/** An amount in centavos as money. */
export const money = (centavos: number): string =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(centavos / 100);
