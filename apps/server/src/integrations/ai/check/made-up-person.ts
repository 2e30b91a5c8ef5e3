import type { ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { DiaryEntry, PersonContext } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';

const TODAY = '2026-06-15';
const MARCH = [5, 3, 2, 4, 3];

const entry = (date: string, score: number): DiaryEntry => ({
  date,
  recordedAt: Date.parse(`${date}T15:00:00Z`),
  offsetMinutes: -180,
  score,
  tags: [],
});
const DIARY = [...MARCH.map((score, place) => entry(addDays('2026-03-02', place * 4), score)), entry(TODAY, 4)];

const PERSON: PersonContext = {
  today: TODAY,
  part: 'afternoon',
  week: {
    start: addDays(TODAY, -6),
    end: TODAY,
    entries: 1,
    days: 1,
    average: 4,
    trend: 'Positiva',
    best: null,
    worst: null,
    before: null,
    change: null,
    weekdays: [],
    timesOfDay: [],
    tags: [],
  },
  month: { average: 4, entries: 1, days: 1 },
  entries: [{ date: TODAY, part: 'afternoon', score: 4, note: '', tags: [] }],
  goals: [],
  sleep: null,
};

/** A request of a made-up person. The average in March isn't in the prompt, so that it needs the tool `diary`. */
export const madeUpRequest = (message: string): ReplyRequest => ({
  task: { kind: 'chat', afterCrisis: false },
  turns: [{ role: 'person', text: message }],
  state: null,
  person: PERSON,
  findPassages: () => [],
  helpPages: [],
  readDiary: async () => ({ tags: [], entries: DIARY }),
  findEntriesWith: async () => [],
  readScreenings: async () => [],
  readHealthAnswers: async () => ({ sleepQuality: null, sleepIssues: [], treatments: null, medications: null }),
  findHistory: async () => [],
  variant: 1,
});
