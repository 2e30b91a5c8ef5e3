/**
 * `npm run bench:voice`: the conversation by voice on the real server process with the embedded database, with a speech
 * service of fixed delay: the time from the end of speech to the first sound, of people one after the other and at the
 * same time; many sessions at once and their memory; and mood entries of others while sockets send garbage.
 */
import { join } from 'node:path';
import { lastSevenDays, recordAt, signUpPeople, twiceADay } from './lib/people/people.ts';
import type { Serving } from './lib/processes/child-process.ts';
import { openCommand } from './lib/processes/command.ts';
import { type Place, startServer } from './lib/processes/server.ts';
import { startSpeechService } from './lib/processes/speech-double.ts';
import { inWorkFolder } from './lib/processes/work-folder.ts';
import { describeRun, hundredths, median, quantile, table, tenths, whole } from './lib/report.ts';
import { entriesUnderGarbage, type UnderGarbage } from './lib/voice/measure-garbage.ts';
import { type ManySessions, manySessions } from './lib/voice/measure-sessions.ts';
import {
  atTheSameTime,
  inTheSameInstant,
  longRecordings,
  oneAfterTheOther,
  recordings,
  TURNS_EACH,
} from './lib/voice/measure-turns.ts';
import { consentToVoice, startTalking } from './lib/voice/talker.ts';

/** Time of a transcription, and of the speech of a part, ms. */
const SERVICE_MS = 300;
const SERVICES_MS = 2 * SERVICE_MS;
const SHARE_MS = 150;
const GARBAGE_TIMES = 2;
const RECORDING_MS = 3000;
const SESSIONS_WITHIN_MS = 10_000;
const MEGABYTE = 1_000_000;
const RECORDERS = 10;
/** Value of `--garbage` that measures only the garbage, but all of it. Other values are names of one kind. */
const ALL_KINDS = 'all';
const ASKED = [
  'Como foi minha semana?',
  'Não consigo dormir',
  'Estou ansiosa com a reunião de amanhã',
  'Quando falei do parque?',
  'Me guia numa respiração',
];

const { flags, isSmoke, say, end } = openCommand({
  name: 'bench:voice',
  measures:
    'The conversation by voice: time to the first sound, memory of sessions, and what garbage does to others (--garbage all, or one kind: only that).',
  takes: 'about 7 minutes',
  flags: { turns: 100, talkers: 20, sessions: 200, sockets: 50, rounds: 3, seconds: 30, garbage: '' },
  smoke: { turns: 5, talkers: 2, sessions: 4, sockets: 15, rounds: 1, seconds: 2 },
});

/** Lengths of single long recordings, s. Their sending waits until they can have been spoken. */
const LONG_SECONDS = isSmoke ? [3, 6] : [60, 300];

const met = (isMet: boolean): string => (isMet ? 'met' : 'MISSED');

/** Signs people up who consented to the speech service and have a week of entries. */
async function newTalkers(address: string, count: number): Promise<string[]> {
  const tokens = await signUpPeople(address, count);
  const days = twiceADay(lastSevenDays());
  for (const token of tokens) {
    await consentToVoice(address, token);
    await recordAt(address, token, days);
  }
  return tokens;
}

type Row = { cells: string[]; isMet: boolean };

function turnsRow(who: string, times: Float64Array, hasTarget: boolean): Row {
  const share = [0.5, 0.95].map((at) => quantile(times, at) - SERVICES_MS);
  const isMet = share.every((ms) => ms < SHARE_MS);
  const cells = [who, whole(times.length), ...[0.5, 0.95].map((at) => tenths(quantile(times, at)))];
  return { isMet: isMet || !hasTarget, cells: [...cells, ...share.map(tenths), hasTarget ? met(isMet) : '–'] };
}

async function measureTurns(address: string): Promise<Row[]> {
  const said = recordings(TURNS_EACH, RECORDING_MS);
  // The server's first replies load and compile code.
  const [warm = '', long = ''] = await newTalkers(address, 2);
  await oneAfterTheOther(address, [warm], said);
  const longStarted = performance.now();
  const longTalker = await startTalking(address, long);
  const alone = await newTalkers(address, Math.ceil(flags.turns / TURNS_EACH));
  const rows = [turnsRow('one after the other', await oneAfterTheOther(address, alone, said), true)];
  const together = await newTalkers(address, flags.talkers);
  const several = `${flags.talkers} people at the same time`;
  rows.push(turnsRow(several, await atTheSameTime(address, together, said, RECORDING_MS), true));
  const burst = await newTalkers(address, flags.talkers);
  const instant = `${flags.talkers} people in the same instant`;
  rows.push(turnsRow(instant, await inTheSameInstant(address, burst, said[0] ?? ''), false));
  const times = await longRecordings(longTalker, longStarted, LONG_SECONDS);
  longTalker.close();
  for (const [at, time] of times.entries())
    rows.push(turnsRow(`a recording of ${LONG_SECONDS[at]} s`, Float64Array.of(time), false));
  return rows;
}

function sayTurns(rows: readonly Row[]): void {
  const head = ['who talks', 'recordings', 'first sound p50 ms', 'p95 ms', 'our share p50 ms', 'p95 ms'];
  const target = `our share p50 and p95 < ${SHARE_MS} ms`;
  say(
    `\n${table(
      [...head, target],
      rows.map(({ cells }) => cells),
    )}`,
  );
}

function saySessions({ times, failures, memory }: ManySessions): boolean {
  const { before, idle, peak } = memory;
  const isMet = times.length === flags.sessions;
  const each = (bytes: number): string => hundredths((bytes - before) / MEGABYTE / flags.sessions);
  say(
    `\n${table(
      [
        ...['sessions at once', 'answered', 'first sound p50 ms', 'p95 ms', 'memory before, MB', 'idle sessions, MB'],
        ...['peak, MB', 'per idle session, MB', 'per session at the peak, MB', 'all answered'],
      ],
      [
        [
          whole(flags.sessions),
          whole(times.length),
          ...[0.5, 0.95].map((at) => (times.length === 0 ? '–' : tenths(quantile(times, at)))),
          ...[before, idle, peak].map((bytes) => whole(bytes / MEGABYTE)),
          each(idle),
          each(peak),
          met(isMet),
        ],
      ],
    )}`,
  );
  for (const failure of new Set(failures)) say(`Not answered: ${failure}`);
  return isMet;
}

function sayGarbage({ quiet, disturbed, garbage }: UnderGarbage): boolean {
  const [idle, busy] = [quiet, disturbed].map((times) => Float64Array.from(times).sort()) as [
    Float64Array,
    Float64Array,
  ];
  const ratio = quantile(busy, 0.99) / quantile(idle, 0.99);
  const isMet = ratio <= GARBAGE_TIMES;
  const row = (name: string, times: Float64Array, ...more: string[]): string[] => [
    name,
    whole(times.length),
    ...[0.5, 0.99, 1].map((at) => tenths(quantile(times, at))),
    ...more,
  ];
  say(
    `\n${table(
      [
        'mood entries of others',
        'entries',
        'p50 ms',
        'p99 ms',
        'longest ms',
        'p99 ratio',
        `at most ${GARBAGE_TIMES} ×`,
      ],
      [
        row('quiet', idle, '1.00', '–'),
        row(`${flags.sockets} sockets send garbage`, busy, hundredths(ratio), met(isMet)),
      ],
    )}`,
  );
  const each = (name: keyof (typeof garbage)[number]): string => whole(median(garbage.map((counts) => counts[name])));
  say(
    `\nIn ${flags.seconds} s of garbage (median of ${flags.rounds}): ${each('messages')} messages with ${each('megabytes')} MB on ${each('opened')} accepted connections, of which the server closed ${each('disconnected')}; ${each('refused')} connections refused.`,
  );
  return isMet;
}

say(
  describeRun(
    `bench:voice, recordings of ${RECORDING_MS / 1000} s, transcription and speech ${SERVICE_MS} ms each, embedded database`,
  ),
);
const outcomes: boolean[] = [];
await inWorkFolder('voice', async (folder) => {
  const service = await startSpeechService(SERVICE_MS, ASKED, join(folder, 'speech.log'));
  const place: Place = { dataDir: join(folder, 'data') };
  // Each person of the garbage has a network of their own, as behind a proxy.
  const environment = { ...service.environment, TRUST_PROXY_HOPS: '1' };
  const logPath = join(folder, 'server.log');
  /** Each part has a server of its own start, so that the memory of the one before doesn't count. */
  const onServer = async (work: (server: Serving) => Promise<void>): Promise<void> => {
    const server = await startServer(place, logPath, environment);
    await work(server);
    await server.stop();
  };
  if (flags.garbage === '') {
    await onServer(async ({ address }) => {
      const rows = await measureTurns(address);
      sayTurns(rows);
      outcomes.push(...rows.map(({ isMet }) => isMet));
    });
    await onServer(async (server) => {
      const people = await newTalkers(server.address, flags.sessions);
      const said = recordings(TURNS_EACH, RECORDING_MS);
      await oneAfterTheOther(server.address, await newTalkers(server.address, 1), said);
      const withinMs = isSmoke ? SESSIONS_WITHIN_MS / 10 : SESSIONS_WITHIN_MS;
      outcomes.push(saySessions(await manySessions(server, people, said, withinMs)));
    });
  }
  await onServer(async ({ address }) => {
    const people = {
      recording: await signUpPeople(address, RECORDERS),
      disturbing: await newTalkers(address, flags.sockets),
    };
    const options = {
      rounds: flags.rounds,
      seconds: flags.seconds,
      kind: flags.garbage === ALL_KINDS ? '' : flags.garbage,
    };
    const measured = await entriesUnderGarbage(address, people, { ...options, logPath: join(folder, 'garbage.log') });
    outcomes.push(sayGarbage(measured));
  });
  await service.stop();
});
end({ isMet: outcomes.every((isMet) => isMet) });
