import { addDays } from '@alento/domain/time/local-date';
import { entriesOf, monthsOf, TAGS } from './entries.fixture.ts';
import type { PageContent, PageConversation, Part } from './page-content.ts';

/** A list that is in memory. */
export const listed = <T>(items: readonly T[]): Part<T> => ({ count: items.length, items });

const none = { count: 0, items: [] };

/** An account that contains nothing but itself. */
export const emptyContent = (): PageContent => ({
  madeAt: Date.parse('2026-11-23T17:30:00Z'),
  timeZone: 'America/Sao_Paulo',
  account: {
    displayName: null,
    createdAt: Date.parse('2025-03-01T12:00:00Z'),
    planName: 'Grátis',
    contactEmail: null,
    recoveryEmail: null,
  },
  diary: { entries: none, months: [] },
  tags: none,
  screenings: none,
  medicines: none,
  summaries: none,
  records: none,
  shares: none,
  recommendations: none,
  conversations: none,
  answers: {},
  safetyPlan: null,
  reading: { read: none, saved: none },
  consents: none,
  acceptances: none,
  plans: none,
  payments: none,
  sessions: none,
  imports: none,
});

const REPLY = `Que bom que você escreveu. Pelo seu diário, **as terças** costumam ser mais leves.

Algumas ideias para hoje:

1. Uma volta curta antes do jantar.
2. Ligar para alguém, como a Lúcia.

Há um texto sobre sono em [Dormir melhor](/conteudos/sono). Se apertar, **CVV: [188](tel:188)**.`;

const conversation = (title: string, bookTitle: string | null): PageConversation => ({
  title,
  bookTitle,
  createdAt: Date.parse('2026-11-20T00:12:00Z'),
  messages: listed([
    {
      isUser: true,
      content: 'Não consigo dormir direito.\nO que faço?',
      at: Date.parse('2026-11-20T00:12:00Z'),
      writtenBy: null,
    },
    { isUser: false, content: REPLY, at: Date.parse('2026-11-20T00:12:04Z'), writtenBy: 'local' },
    { isUser: true, content: 'Obrigada 🙏', at: Date.parse('2026-11-20T00:15:00Z'), writtenBy: null },
    { isUser: false, content: '', at: Date.parse('2026-11-20T00:15:01Z'), writtenBy: 'external' },
  ]),
});

/** A person with some years of everything. */
export function livedInContent(entryCount = 240): PageContent {
  return {
    ...emptyContent(),
    account: {
      displayName: 'Marília Conceição',
      createdAt: Date.parse('2025-03-01T12:00:00Z'),
      planName: 'Premium',
      contactEmail: 'marilia.conceicao@exemplo.com.br',
      recoveryEmail: null,
    },
    diary: {
      entries: { count: entryCount, items: entriesOf(entryCount) },
      months: monthsOf(entriesOf(entryCount)),
    },
    tags: listed(TAGS.map((name) => ({ name, createdAt: Date.parse('2025-03-01T12:00:00Z') }))),
    screenings: listed([
      { instrument: 'PHQ-9', score: 16, severity: 'moderately-severe', localDate: '2026-11-10' },
      { instrument: 'GAD-7', score: 8, severity: 'mild', localDate: '2026-11-10' },
      { instrument: 'PHQ-9', score: 9, severity: 'mild', localDate: '2026-05-02' },
    ]),
    medicines: listed([
      {
        ...{ name: 'Sertralina', dose: '50 mg', times: ['08:00'], since: '2026-08-01', endedOn: null },
        ...{ taken: 104, skipped: 1 },
      },
      {
        ...{
          name: 'Melatonina',
          dose: '',
          times: [],
          since: '2026-05-01',
          endedOn: '2026-06-01',
          taken: 1,
          skipped: 0,
        },
      },
    ]),
    summaries: listed(
      ['2026-11-15', '2026-11-08'].map((startDate) => ({
        startDate,
        endDate: addDays(startDate, 6),
        text: '## Sua semana\n\nVocê registrou **seis dias**. A média ficou em 3,4, um pouco acima da semana anterior.\n\n- Melhor dia: quinta-feira\n- Dia mais difícil: *sábado*\n\nCaminhar apareceu três vezes.',
        generatedAt: Date.parse('2026-11-22T23:00:00Z'),
        writtenBy: 'local' as const,
      })),
    ),
    records: listed([
      {
        startDate: '2026-08-24',
        endDate: '2026-11-21',
        createdAt: Date.parse('2026-11-21T18:00:00Z'),
        displayName: 'Ana',
        sections: [
          { title: 'O que quero contar', sentences: ['Quero falar do sono.\n\nE do trabalho novo.'] },
          { title: 'Humor no período', sentences: ['Humor registrado em 71 de 90 dias, com 133 registros.'] },
        ],
      },
    ]),
    shares: listed([
      {
        ownerName: 'Lua',
        startDate: '2026-08-24',
        endDate: '2026-12-21',
        parts: ['humores', 'notas', 'PHQ-9 e GAD-7'],
        createdAt: Date.parse('2026-11-21T18:00:00Z'),
        endsAt: Date.parse('2026-12-21T18:00:00Z'),
        professional: 'Helena Prado, CRP 06/123456 (SP)',
        lastAccessAt: Date.parse('2026-11-22T11:02:00Z'),
      },
    ]),
    recommendations: listed(
      ['2026-11-23', '2026-11-22', '2025-12-30'].map((localDate) => ({
        localDate,
        pieces: [
          {
            title: 'Dormir melhor sem brigar com o sono',
            kind: 'article' as const,
            reason: 'Você marcou “sono ruim” três vezes nesta semana.',
          },
          {
            title: 'Respiração guiada de cinco minutos',
            kind: 'podcast' as const,
            reason: 'Para as manhãs ansiosas que você anotou.',
          },
        ],
      })),
    ),
    conversations: listed([
      conversation('Sono e ansiedade de domingo', null),
      conversation('Capítulo 2: por onde começar', 'Um dia de cada vez'),
    ]),
    answers: {
      name: 'Marília Conceição',
      ageRange: '25-34',
      region: 'nordeste',
      goals: ['melhorar-sono', 'reduzir-ansiedade'],
      additionalInfo: 'Mudei de cidade em janeiro.\nAinda estou me achando.',
      currentMood: 2,
      depressionScreening: { phq1: 1, phq2: 2, phq3: 3, phq4: 3, phq5: 1, phq6: 2, phq7: 2, phq8: 1, phq9: 1 },
      isReceivingTreatment: true,
      sleepHoursPerNight: 5.5,
      favoriteSong: 'Sampa',
      pets: { Bidu: 'cachorro', Mel: 'gata' },
    },
    safetyPlan: {
      warningSigns: ['Paro de responder mensagens', 'Fico sem comer'],
      whatHelps: ['Banho morno ouvindo música'],
      reasons: ['Ver minha sobrinha crescer'],
      people: [{ name: 'Tia Lúcia', phone: '(71) 91234-5678' }],
      places: ['A praça perto de casa, com o Beto'],
      professionals: [{ name: 'CAPS do bairro', phone: '' }],
      safeSpace: [],
    },
    reading: {
      read: listed([
        {
          title: 'Dormir melhor sem brigar com o sono',
          kind: 'article' as const,
          share: 0.6,
          at: Date.parse('2026-11-21T01:00:00Z'),
        },
      ]),
      saved: listed([{ title: 'Um dia de cada vez', kind: 'book' as const }]),
    },
    consents: listed([
      {
        purpose: 'external-ai' as const,
        history: [
          {
            textVersion: '2026-11-21',
            grantedAt: Date.parse('2026-11-21T15:00:00Z'),
            revokedAt: Date.parse('2026-11-22T12:30:00Z'),
          },
          { textVersion: '2026-11-25', grantedAt: Date.parse('2026-11-22T13:00:00Z'), revokedAt: null },
        ],
      },
    ]),
    acceptances: listed([
      {
        documentType: 'TERMS_OF_USE' as const,
        versionDate: '2026-11-01',
        acceptedAt: Date.parse('2026-11-02T12:00:00Z'),
      },
      {
        documentType: 'PRIVACY_POLICY' as const,
        versionDate: '2026-11-01',
        acceptedAt: Date.parse('2026-11-02T12:00:00Z'),
      },
    ]),
    plans: listed([
      {
        planName: 'Premium',
        status: 'active' as const,
        method: 'card' as const,
        period: 'month' as const,
        priceCents: 2990,
        since: Date.parse('2026-10-01T12:00:00Z'),
        until: null,
      },
      {
        planName: 'Essencial',
        status: 'ended' as const,
        method: 'pix' as const,
        period: '30d' as const,
        priceCents: 1490,
        since: Date.parse('2026-08-01T12:00:00Z'),
        until: Date.parse('2026-08-31T12:00:00Z'),
      },
    ]),
    payments: listed([
      {
        planName: 'Premium',
        amountCents: 2990,
        refundedCents: 0,
        paidAt: Date.parse('2026-11-01T12:00:00Z'),
        refundedAt: null,
      },
      {
        planName: 'Essencial',
        amountCents: 1490,
        refundedCents: 1490,
        paidAt: Date.parse('2026-08-01T12:00:00Z'),
        refundedAt: Date.parse('2026-08-04T12:00:00Z'),
      },
    ]),
    sessions: listed([
      {
        device: 'Chrome no Android',
        createdAt: Date.parse('2026-10-01T12:00:00Z'),
        lastUsedAt: Date.parse('2026-11-23T17:00:00Z'),
      },
      { device: null, createdAt: Date.parse('2026-11-01T12:00:00Z'), lastUsedAt: Date.parse('2026-11-02T12:00:00Z') },
    ]),
    imports: listed([
      {
        source: 'daylio' as const,
        filename: 'daylio_export_2025_03_01.csv',
        importedAt: Date.parse('2025-03-01T13:00:00Z'),
        entries: 128,
      },
      {
        source: 'pixels' as const,
        filename: 'PIXELS-BACKUP.json',
        importedAt: Date.parse('2025-03-02T13:00:00Z'),
        entries: 1,
      },
    ]),
  };
}
