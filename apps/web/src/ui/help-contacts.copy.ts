/** Help that is available at any hour. */
export const helpCopy = {
  call: 'Ligar para',
  cvvName: 'CVV',
  cvvNumber: '188',
  cvvText: 'Apoio emocional, 24 horas, gratuito.',
  samuName: 'SAMU',
  samuNumber: '192',
  samuText: 'Emergência médica, 24 horas, gratuito.',
} as const;
