import {
  eligibilityOf,
  listedRecordOf,
  readyRecordOf,
  recordOf,
} from '../../apps/web/src/testing/health-record-answers.ts';
import {
  entriesOf,
  LONG_NOTE,
  medicationOf,
  moodSummaryOf,
  patientOf,
  safetyPlanOf,
  screeningsOf,
  sharedRecordsOf,
} from '../../apps/web/src/testing/patient-answers.ts';
import { scenesOf } from './scene.ts';
import { press } from './steps.ts';

const EARLIER = listedRecordOf({ id: 'r0', startDate: '2026-05-23', endDate: '2026-08-20' });
const FAILED = recordOf({ id: 'r2', status: 'failed', startDate: '2025-11-30', endDate: '2026-02-27' });

const list = (records: readonly unknown[], can: unknown = eligibilityOf()) => ({
  answers: { '/health-records{,?*}': records, '/health-records/can-generate': can },
});
type Refused = NonNullable<Parameters<typeof eligibilityOf>[0]>;
const refused = (reasonCode: Refused['reasonCode'], given: Refused = {}) =>
  eligibilityOf({ canGenerate: false, ...(reasonCode && { reasonCode }), ...given });
const FEW_DAYS = 'O prontuário precisa de registros em pelo menos 5 dias diferentes.';
const NEXT_MONTH = Date.parse('2026-12-01T03:00:00Z');
const USED_UP = { reason: 'Você já fez os prontuários deste mês.', nextAt: NEXT_MONTH, left: 0 };
const record = (json: unknown) => ({ answers: { '/health-records/r1': json } });

/** Scenes of /prontuarios and of the document. */
export const HEALTH_RECORD = [
  ...scenesOf({ viewer: 'basic' }, '/prontuarios', {
    'com prontuários': list([listedRecordOf(), EARLIER], eligibilityOf({ isPremium: true, left: null })),
    'poucos dias': list([], refused('HEALTH_RECORD_INSUFFICIENT_DAYS', { reason: FEW_DAYS, days: 2 })),
    'limite do mês': list([listedRecordOf()], refused('HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED', USED_UP)),
    'em preparo e um que falhou': list([recordOf(), FAILED], refused('HEALTH_RECORD_PROCESSING')),
    excluir: { ...list([listedRecordOf()]), act: press(/^Excluir/) },
  }),
  ...scenesOf({ viewer: 'basic', address: '/prontuarios/r1' }, '/prontuarios/:id', {
    documento: record(readyRecordOf({ ownWords: LONG_NOTE, displayName: 'Marina Azevedo' })),
    'partes retiradas': record(readyRecordOf({ removed: ['own-words', 'screenings', 'medication'] })),
    'em preparo': record(recordOf()),
    falhou: record(recordOf({ status: 'failed' })),
    refazer: { ...record(readyRecordOf()), act: press('Refazer') },
  }),
];

type Patient = ReturnType<typeof patientOf>;

const OTHER = patientOf({ id: 'p2', name: 'Zé', parts: ['moods', 'screenings'], lastVisitAt: null });
const ONLY_MOODS = patientOf({ parts: ['moods'], lastVisitAt: null });

/** What the API answers about a person who shares. */
const of = (patient: Patient) => ({
  answers: {
    '/patients/p1': patient,
    '/patients/p1/mood-summary{,?*}': moodSummaryOf(patient.lastVisitAt === null ? { news: null } : {}),
    '/patients/p1/mood-entries{,?*}': entriesOf(20, { notes: patient.parts.includes('notes') }),
    '/patients/p1/screenings{,?*}': screeningsOf(),
    '/patients/p1/health-records{,?*}': sharedRecordsOf(),
    '/patients/p1/medication{,?*}': medicationOf(),
    '/patients/p1/safety-plan{,?*}': safetyPlanOf(),
  },
});

const TEXT =
  'Atendo adultos e adolescentes, com foco em ansiedade, luto e mudanças de vida. Primeira conversa de 20 minutos sem custo. Valores sociais para quem está sem emprego, conforme a agenda.';
const LISTINGS = [
  ['l1', 'Ana Beatriz Lima de Souza', '06/123456', 'SP', TEXT, '(11) 91234-5678'],
  [
    'l2',
    'João Pedro Nascimento',
    '19/4567',
    'SE',
    'Consultório em Aracaju.',
    'pelo WhatsApp (79) 99876-5432, de tarde',
  ],
].map(([id, name, crp, uf, text, contact]) => ({ id, name, crp, uf, text, contact, serviceKinds: ['online'] }));

/** Scenes of /pacientes, of a person who shares, and of the list on /psicologos. */
export const PATIENT = [
  ...scenesOf({ viewer: 'basic' }, '/pacientes', {
    'com pacientes': { answers: { '/patients': [patientOf(), OTHER] } },
    'ninguém compartilha': { answers: { '/patients': [] } },
  }),
  ...scenesOf({ viewer: 'basic', address: '/pacientes/p1' }, '/pacientes/:id', {
    'tudo compartilhado': of(patientOf()),
    'só humor, primeira visita': of(ONLY_MOODS),
    'prontuário aberto': { ...of(patientOf()), address: '/pacientes/p1?prontuario=r1' },
  }),
  ...scenesOf({ viewer: 'basic', answers: { '/professionals*': LISTINGS } }, '/psicologos', {
    'com profissionais': { address: '/psicologos?kind=online' },
    'ninguém com o filtro': { answers: { '/professionals*': [] }, address: '/psicologos?uf=AC' },
    denunciar: { address: '/psicologos?uf=SP', act: press(/^Denunciar/) },
  }),
];
