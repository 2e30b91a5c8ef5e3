/**
 * Texts of house ads, which are labelled as advertising. On a phone a title must fit on one line and a text on three.
 */
export const adCopy = {
  label: 'Publicidade',
  /** The ad between texts has its own label, because a page may also have an ad at its end. */
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
