import type { ReplyRequest, Turn } from '@alento/domain/assistant/assistant-model';
import { diaryOf, entriesWith, HEALTH_ANSWERS, SCREENINGS } from './diary.harness.ts';
import { HELP_PAGES } from './help.harness.ts';
import { PEOPLE } from './people.harness.ts';

/**
 * A request for a reply in the chat. The person has noted nothing, and nothing is found, unless `overrides` says so.
 */
export const requestOf = (turns: readonly Turn[], overrides: Partial<ReplyRequest> = {}): ReplyRequest => ({
  task: { kind: 'chat', afterCrisis: false },
  turns,
  person: PEOPLE.usual,
  state: null,
  findPassages: () => [],
  findHistory: async () => [],
  helpPages: [],
  readDiary: async () => ({ tags: [], entries: [] }),
  findEntriesWith: async () => [],
  readScreenings: async () => [],
  readHealthAnswers: async () => ({ sleepQuality: null, sleepIssues: [], treatments: null, medications: null }),
  variant: 1,
  ...overrides,
});

/** The part of a request that reads what a person has noted, with the help pages. */
export const readsOf = (person: keyof typeof PEOPLE) => ({
  person: PEOPLE[person],
  helpPages: HELP_PAGES,
  readDiary: async () => diaryOf(person),
  findEntriesWith: async (words: string) => entriesWith(person, words),
  readScreenings: async () => (person === 'usual' ? SCREENINGS : []),
  readHealthAnswers: async () => HEALTH_ANSWERS,
});
