import type { HistoryFind, Passage, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { PersonContext } from '@alento/domain/assistant/person-context';
import type { InsightFigures } from '@alento/domain/insight/figures';
import type { Logger } from 'pino';
import { beforeEach } from 'vitest';
import { createLog } from '../../../log/log.ts';
import { openForFile } from '../../../testing/open-for-file.ts';
import { type OpenAiServer, startOpenAiServer } from '../../../testing/services/openai-server.ts';
import { externalAssistant } from './external-assistant.ts';

/** Text that must not occur in a log, a metric or an error. */
export const CANARY = 'girassol-azul-na-janela';
export const KEY = 'sk-chave-que-ninguem-ve';

export const figures: InsightFigures = {
  start: '2026-11-15',
  end: '2026-11-21',
  entries: 9,
  days: 6,
  average: 3.4444,
  trend: 'Positiva',
  best: { date: '2026-11-18', average: 4.5 },
  worst: { date: '2026-11-16', average: 2 },
  before: { average: 3, days: 20 },
  change: 0.4444,
  weekdays: [{ weekday: 3, average: 4, n: 5, otherAverage: 3, otherN: 30 }],
  timesOfDay: [{ part: 'morning', average: 2.5, n: 12, otherAverage: 3.5, otherN: 40 }],
  tags: [{ name: 'caminhada', average: 4.2, n: 8, otherAverage: 3.1, otherN: 22 }],
};

export const person: PersonContext = {
  today: '2026-11-21',
  part: 'evening',
  week: figures,
  month: { average: 3.21, entries: 31, days: 24 },
  entries: [
    { date: '2026-11-21', part: 'morning', score: 4, note: `acordei bem, ${CANARY}`, tags: ['caminhada'] },
    { date: '2026-11-20', part: 'evening', score: 2, note: '', tags: [] },
    { date: '2026-11-16', part: 'night', score: 1, note: 'dormi pouco', tags: ['trabalho'] },
  ],
  goals: ['melhorar-sono'],
  sleep: 'ruim',
};

export const passage: Passage = {
  id: 'a-cama-e-para-dormir',
  kind: 'article',
  title: 'A cama é para dormir',
  url: '/conteudos/sono/noites-melhores/a-cama-e-para-dormir',
  heading: 'Desfazer o nó',
  text: 'Deitar apenas com sono.',
};

export const find: HistoryFind = {
  kind: 'note',
  title: 'Nota',
  url: '/periodo-detalhes?type=day&date=2026-11-10',
  date: '2026-11-10',
  excerpt: 'caminhei no parque',
  score: 4,
};

/** Creates a request for a reply, with the test's changes. */
export const requestFor = (change: Partial<ReplyRequest> = {}): ReplyRequest => ({
  task: { kind: 'chat', afterCrisis: false },
  turns: [{ role: 'person', text: `não durmo, ${CANARY}` }],
  person,
  state: null,
  findPassages: () => [passage],
  helpPages: [],
  readDiary: async () => ({ tags: [], entries: [] }),
  findEntriesWith: async () => [],
  readScreenings: async () => [],
  readHealthAnswers: async () => ({ sleepQuality: null, sleepIssues: [], treatments: null, medications: null }),
  findHistory: async () => [],
  variant: 1,
  ...change,
});

/** Starts a double of the service for a test file, which forgets requests and responses before each test. */
export async function serviceForFile(): Promise<OpenAiServer> {
  const server = await openForFile(startOpenAiServer());
  beforeEach(() => server.reset());
  return server;
}

export type LogLine = Record<string, unknown> & { msg: string };

/** Creates a logger and collects its lines for assertions. */
export function readableLog(): { log: Logger; lines: LogLine[]; raw: () => string } {
  const written: string[] = [];
  const lines: LogLine[] = [];
  const log = createLog('debug', {
    write(line) {
      written.push(line);
      lines.push(JSON.parse(line) as LogLine);
    },
  });
  return { log, lines, raw: () => written.join('') };
}

/**
 * The assistant by a service, without retries and with a circuit that opens at the first failure. `ask` returns the text of
 * a reply, or the failure.
 */
export function openUnforgiving({ baseUrl }: OpenAiServer, clock: () => number = Date.now) {
  const { log, lines, raw } = readableLog();
  const limits = { retries: 0, failuresToOpen: 1 };
  const model = externalAssistant({ baseUrl, model: 'm', log, clock, limits });
  const deltas: string[] = [];
  const ask = async () => {
    deltas.length = 0;
    const signal = new AbortController().signal;
    const result = await model.reply(requestFor(), { signal, onDelta: (text) => deltas.push(text) });
    return result.ok ? result.value.text : result.failure;
  };
  return { model, ask, deltas, lines, raw };
}
