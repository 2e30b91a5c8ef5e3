import type { AiResult, Reply, ReplyRequest } from '@alento/domain/assistant/assistant-model';
import type { DiaryEntry, PersonContext } from '@alento/domain/assistant/person-context';
import { addDays } from '@alento/domain/time/local-date';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { createLog } from '../../../log/log.ts';
import { externalAssistant } from '../external/external-assistant.ts';
import { withReplyChecks } from '../external/safe-reply/safe-reply.ts';
import { checkService, MAY_WORK } from '../external/service/check-service.ts';
import { timeLimitsOf } from '../external/service/time-limits.ts';
import { failureWords } from './failure-words.ts';
import { AVERAGE_IN_MARCH, QUESTIONS } from './questions.copy.ts';

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
const sampleRequest = (message: string): ReplyRequest => ({
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

/** Exit codes: all well, something failed, nothing is configured. */
const WELL = 0;
const FAILED = 1;
const NOT_CONFIGURED = 2;

const NOTHING_CONFIGURED = `No AI service is configured: the local assistant writes every reply, and nothing leaves this server.
To use a service, set AI_BASE_URL and AI_MODEL (docs/assistant.md).`;
const REPLY_EXCERPT = 200;

/** The fields that are read of the log line of a call. */
const Call = z.object({
  msg: z.literal('ai call'),
  ms: z.number(),
  firstTokenMs: z.number().nullable(),
  toolCalls: z.number().default(0),
  withoutTools: z.boolean().default(false),
  inputTokens: z.number().nullable().default(null),
  reason: z.string().optional(),
  status: z.number().optional(),
});
type Call = z.infer<typeof Call>;
/** The log line of what a service refuses of requests. */
const Refusal = z.object({ without: z.array(z.string()) });
type Question = keyof typeof QUESTIONS;
type Outcome = { reply: AiResult<Reply>; refusedFor: string | null; call: Call | null };
type Verdict = { ok: boolean; why: string };

function verdictOn(question: Question, { reply, refusedFor, call }: Outcome): Verdict {
  if (question === 'refusal' && refusedFor !== null)
    return { ok: true, why: `caught by the safety rules (${refusedFor}): the local assistant would reply` };
  if (refusedFor !== null) return { ok: false, why: `refused by the safety rules (${refusedFor})` };
  if (!reply.ok) return { ok: false, why: failureWords(call ?? {}) };
  if (question === 'refusal') return { ok: true, why: 'the model kept to the safety rules by itself' };
  if (question === 'greeting') return { ok: true, why: 'replied' };
  if (call?.withoutTools)
    return { ok: false, why: 'the model has no tools: it can’t answer questions about the diary' };
  if (call?.toolCalls === 0) return { ok: false, why: 'the model didn’t use the tool “diary”' };
  const isRight = reply.value.text.replaceAll('.', ',').includes(AVERAGE_IN_MARCH);
  return {
    ok: isRight,
    why: isRight ? 'the right number, from the tool “diary”' : `the reply lacks ${AVERAGE_IN_MARCH}`,
  };
}

const seconds = (ms: number | null | undefined): string =>
  typeof ms === 'number' ? `${(ms / 1000).toFixed(1)} s` : '-';

/**
 * Asks the configured service three questions of a made-up person and prints latencies and verdicts. Uses no database.
 *
 * @returns the exit code.
 */
export async function runAiCheck(config: Config, print: (line: string) => void): Promise<number> {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = config;
  if (baseUrl === undefined || model === undefined) {
    print(NOTHING_CONFIGURED);
    return NOT_CONFIGURED;
  }
  const limits = timeLimitsOf(config);
  print(`${baseUrl}, model ${model}; timeouts: first token ${limits.firstToken} s, reply ${limits.reply} s`);
  const service = await checkService({ baseUrl, apiKey, model });
  if (!service.ok) {
    const mayWork = MAY_WORK.has(service.problem);
    print(`${mayWork ? 'note' : 'FAIL'}  ${service.message}`);
    if (!mayWork) return FAILED;
  }

  let call: Call | null = null;
  const log = createLog('info', {
    write(line) {
      const written: unknown = JSON.parse(line);
      call = Call.safeParse(written).data ?? call;
      for (const part of Refusal.safeParse(written).data?.without ?? [])
        print(`note  the service refuses “${part}”: requests are sent without it`);
    },
  });
  let refusedFor: string | null = null;
  const assistant = withReplyChecks(
    externalAssistant({
      baseUrl,
      apiKey,
      model,
      log,
      clock: Date.now,
      timeoutMs: limits.reply * 1000,
      limits: { firstTokenMs: limits.firstToken * 1000, retries: 0 },
    }),
    (why) => {
      refusedFor = why;
    },
  );

  let exitCode = WELL;
  let isUncounted = false;
  for (const question of Object.keys(QUESTIONS) as Question[]) {
    call = null;
    refusedFor = null;
    const signal = AbortSignal.timeout((limits.reply + 1) * 1000);
    const reply = await assistant.reply(sampleRequest(QUESTIONS[question]), { signal });
    const outcome: Outcome = { reply, refusedFor, call };
    const { ok, why } = verdictOn(question, outcome);
    if (!ok) exitCode = FAILED;
    isUncounted ||= reply.ok && outcome.call?.inputTokens === null;
    const times = `first token ${seconds(outcome.call?.firstTokenMs)}, whole ${seconds(outcome.call?.ms)}`;
    print(`${ok ? 'ok  ' : 'FAIL'}  ${question}: ${why} (${times})`);
    print(`      ${QUESTIONS[question]}`);
    if (reply.ok) print(`      > ${reply.value.text.replace(/\s+/g, ' ').slice(0, REPLY_EXCERPT)}`);
  }
  if (isUncounted) print('note  the service counts no tokens, so that the cost of replies isn’t known');
  return exitCode;
}
