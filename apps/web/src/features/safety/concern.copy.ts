export const concernCopy = {
  before: 'Se quiser conversar com alguém: ',
  cvv: 'CVV 188',
  after: ', a qualquer hora.',
} as const;
