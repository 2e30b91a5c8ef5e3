/** The house ad: our own content, said to be an ad (decision D10). */
export const adCopy = {
  label: 'Anúncio',
  own: 'do próprio Alento',
  title: 'Seus dias, com mais detalhe',
  text: 'A partir do Essencial, a análise vai além de 90 dias e mostra o que acompanha o seu humor.',
  action: 'Ver os planos',
} as const;
