import type { Library } from '@alento/content/library';
import type { Article, Book, Podcast } from '@alento/content/pieces';
import type { RankedPlan } from '@alento/domain/plan/plans';

const common = (id: string, title: string, requiredPlan: RankedPlan, tags: string[]) => ({
  id,
  title,
  category: 'sono',
  tags,
  requiredPlan,
  expertReviewed: false as const,
  summary: `Um resumo de ${title.toLowerCase()}, que qualquer pessoa pode ler.`,
  image: { file: 'lua.svg', description: 'Uma janela à noite' },
  references: [
    { title: 'Sono', publisher: 'BVS', url: 'https://bvsms.saude.gov.br', verified: 'De conhecimento geral.' },
  ],
  lastUpdated: '2026-01-01',
});

export const testArticle = (id: string, title: string, plan: RankedPlan, tags: string[], text: string): Article => ({
  ...common(id, title, plan, tags),
  subcategory: 'entender',
  diseaseCode: '',
  text,
  words: 700,
  minutes: 4,
  html: `<p>${text}</p>`,
  passages: [{ heading: null, text }],
});

const book = (id: string, title: string, plan: RankedPlan): Book => ({
  ...common(id, title, plan, ['sono']),
  subtitle: 'Um guia curto',
  text: 'luto e sono',
  words: 4200,
  minutes: 21,
  chapters: [
    { title: 'O começo', html: '<p>Era noite.</p>', text: 'Era noite.' },
    { title: 'O fim', html: '<p>Amanheceu.</p>', text: 'Amanheceu.' },
  ],
});

const podcast = (id: string, title: string, plan: RankedPlan, article?: string): Podcast & { audioBytes: number } => ({
  ...common(id, title, plan, ['respiracao']),
  ...(article === undefined ? { kind: 'guided' } : { kind: 'narrated', article }),
  script: article === undefined ? 'Respire.' : '',
  audioBytes: 1_800_000,
});

/** Creates a small library with pieces for each plan. */
export const testLibrary = (): Library => ({
  categories: [
    {
      id: 'sono',
      title: 'Sono',
      description: 'Noites mais inteiras.',
      subcategories: [{ id: 'entender', title: 'Entender', description: 'Por que o sono vem.' }],
    },
  ],
  tags: { sono: 'sono', insonia: 'insônia', respiracao: 'respiração', preocupacao: 'preocupação', ajuda: 'ajuda' },
  articles: [
    testArticle('por-que-o-sono-foge', 'Por que o sono foge', 'basic', ['sono', 'insonia'], 'Dormir mal acontece.'),
    testArticle('a-cama', 'A cama é para dormir', 'essential', ['sono', 'insonia'], 'Levante-se quando não dormir.'),
    {
      ...testArticle('ajuda-agora', 'Quando a dor fica grande', 'basic', ['ajuda'], 'Ligue 188.'),
      category: 'crise-e-ajuda',
    },
    testArticle('madrugada', 'Acordar às três', 'premium', ['insonia', 'preocupacao'], 'As preocupações acordam cedo.'),
  ],
  podcasts: [
    podcast('respirar', 'Respirar', 'basic'),
    podcast('para-adormecer', 'Para adormecer', 'premium'),
    podcast('narracao-da-cama', 'A cama, narrada', 'essential', 'a-cama'),
  ],
  books: [book('noites', 'Noites que descansam', 'basic'), book('luto', 'O amor que fica', 'premium')],
});
