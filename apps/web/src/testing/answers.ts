import type { BookCard, ContentCard, Podcast } from '@alento/contract/content';
import type { MoodEntry } from '@alento/contract/mood-entry';
import type { DataOf } from './fake-server/route.ts';
import { DEVICE_KEY } from './sign-in-again.ts';

type Session = DataOf<'GET /auth/get-session'>;

/** Session of Maria, an adult with a pseudonymous account. */
export const sessionOf = (overrides: Partial<Session['user']> = {}): Session => ({
  user: { id: 'maria', email: null, name: null, isAnonymous: true, ...overrides },
  session: { id: 's1', expiresAt: 0 },
  deviceKey: DEVICE_KEY,
  pendingLegalDocuments: [],
  isMinor: false,
});

/** Response of a sign-in or sign-up. */
export const signedInAs = (userId: string, token: string): DataOf<'POST /auth/sign-up/email'> => ({
  token,
  user: { ...sessionOf().user, id: userId },
  deviceKey: DEVICE_KEY,
  deviceProof: 'prova',
});

/** A piece of the library that is free for everyone. */
export const pieceOf = (id: string): Omit<ContentCard, 'kind'> => ({
  id,
  title: `Título de ${id}`,
  summary: `Resumo de ${id}.`,
  url: `/${id}`,
  category: 'sono',
  subcategory: null,
  tags: [],
  minutes: 6,
  requiredPlan: 'basic',
  isPremium: false,
  isLocked: false,
  expertReviewed: false,
  lastUpdated: '2026-11-21',
  imageUrl: '/imagens/farol.svg',
  imageDescription: 'Um farol aceso à noite',
  podcast: null,
});

export const podcastOf = (id: string, overrides: Partial<Podcast> = {}): Podcast => ({
  ...pieceOf(id),
  kind: 'podcast',
  url: `/podcasts#${id}`,
  podcastKind: 'narrated',
  categoryTitle: 'Sono',
  article: null,
  references: [],
  ...overrides,
});

export const bookOf = (id: string, overrides: Partial<BookCard> = {}): BookCard => ({
  ...pieceOf(id),
  kind: 'book',
  subtitle: 'Um guia',
  chapterCount: 3,
  ...overrides,
});

/** A mood without a note and tags. */
export const entryOf = (overrides: Partial<MoodEntry> = {}): MoodEntry => ({
  id: 'e1',
  score: 3,
  note: '',
  timestamp: 0,
  ai_analysis: '',
  tags: [],
  ...overrides,
});
