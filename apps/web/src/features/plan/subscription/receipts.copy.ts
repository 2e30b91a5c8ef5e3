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
