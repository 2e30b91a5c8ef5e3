import type { Article, ArticleList, ContentCard, Reading } from '@alento/contract/content';
import { pieceOf } from '../../testing/answers.ts';

/** Creates the card of a piece of content. */
export const card = (id: string, change: Partial<ContentCard> = {}): ContentCard => ({
  ...pieceOf(id),
  kind: 'article',
  url: `/conteudos/sono/entender/${id}`,
  subcategory: 'entender',
  tags: ['insonia'],
  ...change,
});

const crisis = card('dor', {
  category: 'crise-e-ajuda',
  subcategory: 'em-crise',
  url: '/conteudos/crise-e-ajuda/em-crise/dor',
});

export const articleList: ArticleList = {
  categories: [
    {
      id: 'sono',
      title: 'Sono',
      description: 'Noites mais inteiras.',
      subcategories: [
        { id: 'entender', title: 'Entender', description: 'Por que o sono vem.' },
        { id: 'noites', title: 'Noites melhores', description: 'O que mudar.' },
      ],
    },
    {
      id: 'crise-e-ajuda',
      title: 'Crise e ajuda',
      description: 'Para as horas mais difíceis.',
      subcategories: [{ id: 'em-crise', title: 'Em crise', description: 'O que fazer agora.' }],
    },
  ],
  tags: { insonia: 'insônia' },
  articles: [
    card('a'),
    card('b'),
    card('c'),
    card('d'),
    card('telas', { subcategory: 'noites', url: '/conteudos/sono/noites/telas' }),
    crisis,
  ],
};

export const article = (id: string, change: Partial<Article> = {}): Article => ({
  ...card(id),
  kind: 'article',
  content: '<h2>O começo</h2><p>Era noite. Veja <a href="/ajuda">ajuda</a>.</p><h2>O fim</h2><p>Dormiu.</p>',
  categoryTitle: 'Sono',
  subcategoryTitle: 'Entender',
  tagTitles: ['insônia'],
  diseaseCode: 'F51',
  references: [
    {
      title: 'Uma ficha sobre sono',
      publisher: 'Ministério da Saúde',
      year: 2025,
      url: 'https://www.gov.br/saude',
      verified: 'Lida em 21/11/2026.',
    },
  ],
  related: [card('telas')],
  ...change,
});

/** Creates an article that the reader's plan doesn't include. */
export const lockedArticle = (id: string): Article =>
  article(id, { requiredPlan: 'essential', isPremium: true, isLocked: true, content: null });

export const nothingRead: Reading = { saved: [], progress: {} };
