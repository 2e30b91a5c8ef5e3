import type { Book, BookCard, Reading } from '@alento/contract/content';
import { card } from '../content.fixture.ts';

export const bookCard = (changes: Partial<BookCard> = {}): BookCard => ({
  ...card('noites', {
    title: 'Noites que descansam',
    summary: 'Do despertar no meio da madrugada à hora de apagar a luz, três momentos em que dá para ajudar o sono.',
    url: '/livros/noites',
    subcategory: null,
    minutes: 26,
    imageDescription: 'Uma lua cheia refletida no mar',
  }),
  kind: 'book',
  subtitle: 'Um guia pelo relógio',
  chapterCount: 3,
  ...changes,
});

const CHAPTERS = ['Três e dez: o teto', 'Sete da manhã', 'Meio-dia'];
const paragraph = (index: number): string => `<h3>Uma prática</h3><p>Parte ${index + 1}. ${'palavra '.repeat(40)}</p>`;

/** Creates a book with three chapters of equal length. If it is locked, they have only their titles. */
export const bookOf = (changes: Partial<Book> = {}): Book => {
  const card = bookCard(changes);
  return {
    ...card,
    chapters: CHAPTERS.map((title, index) => ({ title, content: card.isLocked ? null : paragraph(index) })),
    references: [
      {
        title: 'Insomnia',
        publisher: 'NHS',
        year: 2023,
        url: 'https://www.nhs.uk/conditions/insomnia/',
        verified: 'Conteúdo lido em uma cópia pública.',
      },
    ],
    related: [],
    ...changes,
  };
};

export const readingOf = (progress: Record<string, number> = {}): Reading => ({
  saved: [],
  progress: Object.fromEntries(Object.entries(progress).map(([id, share]) => [id, { share, at: 1 }])),
});
