import type { ExportMessage } from '@alento/contract/my-data/export-document';
import { recordFiguresOf } from '@alento/domain/health-record/record-figures';
import type { DataCounts } from '@alento/domain/my-data/kinds';
import { addDays } from '@alento/domain/time/local-date';
import { SAFETY_PLAN, SAFETY_STATE } from '../../../../sealed-json/safety.ts';
import { SMALL_STEPS } from '../../../../sealed-json/small-step.ts';
import type { StoredConversation } from '../data/chat-data.ts';
import type { StoredData } from '../data/stored-data.ts';
import { entriesOf, monthsOf, TAGS } from './entries.fixture.ts';
import type { PageSource } from './section.ts';

const instant = (text: string): number => Date.parse(text);
const NOW = instant('2026-11-23T17:30:00Z');

export async function* reading<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items;
}
/** A list that is read anew each time. */
export const list =
  <T>(items: readonly T[]) =>
  (): AsyncGenerator<T> =>
    reading(items);

const emptyData: StoredData = {
  account: {
    ...{ id: 'p1', isAnonymous: true, displayName: null, contactEmail: null, recoveryEmail: null, recoveryChanges: [] },
    ...{ timeZone: 'America/Sao_Paulo', timeZoneChangedAt: null, createdAt: instant('2025-03-01T12:00:00Z') },
    ...{ lastUsedOn: null, plan: 'free' },
  },
  ...{
    attachments: [],
    tags: [],
    summaries: [],
    medications: [],
    healthRecords: [],
    shares: [],
    professionalProfile: null,
  },
  ...{ listingReports: [], messagesOfDays: [], plans: [], payments: [], billing: null, consents: [] },
  ...{ legalAcceptances: [], sessions: [], pushDevices: [], secondFactors: [], exports: [], imports: [] },
  onboarding: { status: { isComplete: false, completedSteps: [] } as never, data: {}, updatedAt: null },
  safetyPlan: SAFETY_PLAN.empty,
  smallSteps: SMALL_STEPS.empty,
  safetyState: SAFETY_STATE.empty,
  reading: { saved: [], progress: {} },
  reminders: {} as never,
  notificationChannels: {} as never,
  pieces: new Map(),
  entries: list([]),
  screenings: list([]),
  medicationDoses: list([]),
  conversations: list([]),
  recommendations: list([]),
};

/** What the page is made from; without changes an account that contains nothing but itself. */
export const sourceOf = (
  changes: Partial<StoredData> = {},
  { counts = {}, ...rest }: Partial<Omit<PageSource, 'data' | 'counts'>> & { counts?: Partial<DataCounts> } = {},
): PageSource => ({
  data: { ...emptyData, ...changes },
  madeAt: NOW,
  counts: { entries: 0, screenings: 0, conversations: 0, ...counts },
  months: [],
  reasonText: ({ code }) => code,
  ...rest,
});

const messageOf = (change: Partial<ExportMessage>): ExportMessage => ({
  ...{ id: 'm', isUser: true, text: '', timestamp: NOW, status: 'completed', crisis: false, sources: [], choices: [] },
  ...{ writtenBy: null, quotaDay: null, assistantState: null },
  ...change,
});

export const conversationOf = (
  title: string,
  messages: readonly Partial<ExportMessage>[],
  bookId: string | null = null,
): StoredConversation => ({
  ...{ id: title, title, bookId, messageCount: messages.length },
  createdAt: instant('2026-11-20T00:12:00Z'),
  updatedAt: instant('2026-11-20T00:15:00Z'),
  messages: list(messages.map(messageOf)),
});

const REPLY = `Que bom que você escreveu. Pelo seu diário, **as terças** costumam ser mais leves.

Algumas ideias para hoje:

1. Uma volta curta antes do jantar.
2. Ligar para alguém, como a Lúcia.

Há um texto sobre sono em [Dormir melhor](/conteudos/sono). Se apertar, **CVV: [188](tel:188)**.`;

const MESSAGES: readonly Partial<ExportMessage>[] = [
  { text: 'Não consigo dormir direito.\nO que faço?' },
  { isUser: false, text: REPLY, writtenBy: 'local' },
  { text: 'Obrigada 🙏' },
  { isUser: false, writtenBy: 'external', status: 'failed' },
];

export const summaryOf = (startDate: string, summary: string | null): StoredData['summaries'][number] => ({
  ...{ id: startDate, startDate, endDate: addDays(startDate, 6), status: 'completed', summary, writtenBy: 'local' },
  createdAt: instant('2026-11-22T22:59:00Z'),
  finishedAt: instant('2026-11-22T23:00:00Z'),
});

type PlanRow = StoredData['plans'][number];
export const planOf = (change: Partial<PlanRow>): PlanRow => ({
  ...{ id: 'plan1', planId: 'premium', status: null, method: null, period: null, priceCents: null, nextPlanId: null },
  ...{ createdAt: NOW, currentPeriodEnd: null, accessUntil: null, canceledAt: null, withdrawnAt: null },
  ...change,
});

type PaymentRow = StoredData['payments'][number];
export const paymentOf = (change: Partial<PaymentRow>): PaymentRow => ({
  ...{ id: 'pay', planRowId: 'plan1', chargeId: null, amountCents: 2990, refundedCents: 0, paidAt: NOW },
  ...{ refundedAt: null, disputedAt: null, coversUntil: NOW },
  ...change,
});

export const sessionOf = (device: string | null): StoredData['sessions'][number] => ({
  ...{ id: 's', device, createdAt: instant('2026-10-01T12:00:00Z'), lastRenewedAt: NOW, expiresAt: NOW },
});

export const importOf = (fileName: string, finishedAt: number | null = NOW): StoredData['imports'][number] => ({
  ...{ id: fileName, source: 'daylio', fileName, status: 'ready', created: 128, createdAt: NOW, finishedAt },
});

const medicineOf = (change: Partial<StoredData['medications'][number]>): StoredData['medications'][number] => ({
  ...{ id: 'sertralina', name: 'Sertralina', dose: '50 mg', times: ['08:00'], reminds: false, former: [] },
  ...{ since: '2026-08-01', endedOn: null, createdAt: NOW },
  ...change,
});

const doseOf = (medicationId: string, status: 'taken' | 'skipped') => ({
  ...{ medicationId, status, date: '2026-11-01', time: '08:00', notedAt: NOW },
});

const screeningOf = (instrument: 'PHQ-9' | 'GAD-7', score: number, severity: string, localDate: string) =>
  ({ id: `${instrument}${localDate}`, instrument, score, severity, localDate }) as never;

const record = (): StoredData['healthRecords'][number] => {
  const entries = [...entriesOf(30)].map((entry) => ({
    ...entry,
    recordedAt: entry.timestamp,
    tagIds: [],
  }));
  return {
    ...{ id: 'r1', status: 'ready', startDate: '2026-08-24', endDate: '2026-11-21', deletedAt: null },
    createdAt: instant('2026-11-21T18:00:00Z'),
    computed: {
      timeZone: 'America/Sao_Paulo',
      figures: recordFiguresOf(entries, { start: '2026-08-24', end: '2026-11-21' }, new Map()),
      ...{ screenings: [], medicationDiary: [] },
      answers: { sleep: null, treatment: null, medication: null, toldOn: null },
    },
    added: { ownWords: 'Quero falar do sono.\n\nE do trabalho novo.', displayName: 'Ana', removed: ['tags'] },
  };
};

/** A person with some years of everything. */
export function livedIn(entryCount = 240): PageSource {
  const entries = [...entriesOf(entryCount)];
  return sourceOf(
    {
      account: {
        ...{ ...emptyData.account, isAnonymous: false, displayName: 'Marília Conceição', plan: 'premium' },
        contactEmail: 'marilia.conceicao@exemplo.com.br',
      },
      tags: TAGS.map((name) => ({ id: name, name, icon: 'moon', createdAt: NOW })),
      entries: list(entries),
      screenings: list([
        screeningOf('PHQ-9', 16, 'moderately-severe', '2026-11-10'),
        screeningOf('GAD-7', 8, 'mild', '2026-11-10'),
        screeningOf('PHQ-9', 9, 'mild', '2026-05-02'),
      ]),
      medications: [
        medicineOf({}),
        medicineOf({ id: 'melatonina', name: 'Melatonina', dose: '', times: [], endedOn: '2026-09-01' }),
      ],
      medicationDoses: list([
        ...[doseOf('sertralina', 'taken'), doseOf('sertralina', 'skipped')],
        ...[doseOf('sertralina', 'taken'), doseOf('melatonina', 'taken')],
      ]),
      summaries: [
        summaryOf('2026-11-15', '## Sua semana\n\nVocê registrou **seis dias**.\n\n- Melhor dia: quinta-feira'),
        summaryOf('2026-11-08', 'Caminhar apareceu três vezes.'),
        summaryOf('2026-11-01', null),
      ],
      healthRecords: [record(), { ...record(), id: 'r2', computed: null }],
      shares: [
        {
          ...{ id: 's1', ownerName: 'Lua', startDate: '2026-08-24', endDate: '2026-12-21' },
          parts: ['moods', 'notes', 'screenings'],
          createdAt: instant('2026-11-21T18:00:00Z'),
          ...{ linkExpiresAt: NOW, acceptedAt: NOW, endsAt: instant('2026-12-21T18:00:00Z') },
          revokedAt: instant('2026-11-22T18:00:00Z'),
          professional: { name: 'Helena Prado', crp: '06/123456', uf: 'SP' },
          accesses: [{ at: instant('2026-11-22T11:02:00Z'), kind: 'mood-summary' }],
        },
      ],
      pieces: new Map([
        ['sono', { title: 'Dormir melhor sem brigar com o sono', kind: 'article' }],
        ['livro', { title: 'Um dia de cada vez', kind: 'book' }],
      ]),
      recommendations: list(
        ['2026-11-23', '2026-11-22', '2025-12-30'].map((localDate) => ({
          ...{ localDate, generatedAt: NOW, deliveredAt: NOW },
          pieces: [
            { id: 'sono', title: null, reason: { code: 'Você marcou “sono ruim” três vezes.' } },
            { id: 'sumiu', title: null, reason: { code: 'Para as manhãs ansiosas.' } },
          ],
        })),
      ),
      conversations: list([
        conversationOf('Sono e ansiedade de domingo', MESSAGES),
        conversationOf('Capítulo 2: por onde começar', MESSAGES, 'livro'),
      ]),
      onboarding: {
        ...emptyData.onboarding,
        data: {
          ...{ name: 'Marília Conceição', ageRange: '25-34', region: 'nordeste' },
          goals: ['melhorar-sono', 'reduzir-ansiedade'],
          additionalInfo: 'Mudei de cidade em janeiro.\nAinda estou me achando.',
          currentMood: 2,
          depressionScreening: { phq1: 1, phq2: 2, phq3: 3, phq4: 3, phq5: 1, phq6: 2, phq7: 2, phq8: 1, phq9: 1 },
          ...{ isReceivingTreatment: true, sleepHoursPerNight: 5.5, favoriteSong: 'Sampa' },
          pets: { Bidu: 'cachorro', Mel: 'gata' },
        },
      },
      safetyPlan: {
        ...SAFETY_PLAN.empty,
        warningSigns: ['Paro de responder mensagens', 'Fico sem comer'],
        people: [{ name: 'Tia Lúcia', phone: '(71) 91234-5678' }],
        professionals: [{ name: 'CAPS do bairro', phone: '' }],
      },
      smallSteps: {
        steps: [{ id: 's1', text: 'Deitar até as 23h', timesAWeek: 3 }],
        days: [{ date: '2026-11-21', done: ['s1'] }],
      },
      reading: { saved: ['livro'], progress: { sono: { share: 0.6, at: instant('2026-11-21T01:00:00Z') } } },
      consents: [
        { id: 'c2', textVersion: '2026-11-25', grantedAt: instant('2026-11-22T13:00:00Z'), revokedAt: null },
        {
          ...{ id: 'c1', textVersion: '2026-11-21', grantedAt: instant('2026-11-21T15:00:00Z') },
          revokedAt: instant('2026-11-22T12:30:00Z'),
        },
      ].map((consent) => ({ ...consent, purpose: 'external-ai' as const })),
      legalAcceptances: (['TERMS_OF_USE', 'PRIVACY_POLICY'] as const).map((documentType) => ({
        ...{ documentId: documentType, documentType, versionDate: '2026-11-01', acceptedAt: NOW },
      })),
      plans: [
        planOf({ status: 'active', method: 'card', period: 'month', priceCents: 2990 }),
        planOf({ id: 'plan2', planId: 'essencial', status: 'ended', method: 'pix', period: '30d', accessUntil: NOW }),
      ],
      payments: [paymentOf({}), paymentOf({ planRowId: 'plan2', refundedCents: 1490, refundedAt: NOW })],
      sessions: [sessionOf('Chrome no Android'), sessionOf(null)],
      imports: [importOf('daylio_export_2025_03_01.csv'), importOf('lendo.csv', null)],
    },
    { counts: { entries: entryCount, screenings: 3, conversations: 2 }, months: monthsOf(entries) },
  );
}
