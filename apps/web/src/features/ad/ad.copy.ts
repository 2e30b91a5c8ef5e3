/** House ads: our own content, said to be publicity (decision D10). Titles fit one line of a phone, texts three. */
export const adCopy = {
  label: 'Publicidade',
  /** The one between texts has a name of its own: a page may have both. */
  labelInContent: 'Publicidade entre os textos',
  own: 'do próprio Alento',
  frame: 'Anúncio do Google',
  plans: 'Ver os planos',
  analysis: {
    title: 'Seus dias, com mais detalhe',
    text: 'A partir do Essencial, a análise vai além de 90 dias e mostra o que acompanha o seu humor.',
  },
  noAds: {
    title: 'A tela só com o que é seu',
    text: 'No Premium, o Alento não mostra publicidade em lugar nenhum.',
  },
  book: {
    title: 'Noites que descansam',
    text: 'Um guia curto do Alento para noites mais inteiras. A leitura é grátis.',
    action: 'Ler o guia',
  },
  podcasts: {
    title: 'Cinco minutos de respiração',
    text: 'Sessões guiadas para ouvir deitado, no ônibus ou na pausa do trabalho.',
    action: 'Ouvir agora',
  },
  articles: {
    title: 'Uma leitura para hoje',
    text: 'Textos sobre sono, ansiedade, trabalho e laços, com uma prática para o dia.',
    action: 'Ver os textos',
  },
  screenings: {
    title: 'Como você tem andado?',
    text: 'Rastreios curtos de depressão e ansiedade. São um sinal, não um diagnóstico.',
    action: 'Ver avaliações',
  },
} as const;
