import * as records from '../../apps/web/src/testing/health-record-answers.ts';
import * as patients from '../../apps/web/src/testing/patient-answers.ts';
import { scenesOf } from './scene.ts';
import { press } from './steps.ts';

const EARLIER = records.listedRecordOf({ id: 'r0', startDate: '2026-05-23', endDate: '2026-08-20' });
const FAILED = records.recordOf({ id: 'r2', status: 'failed', startDate: '2025-11-30', endDate: '2026-02-27' });

const list = (all: readonly unknown[], can: unknown = records.eligibilityOf()) => ({
  answers: { '/health-records{,?*}': all, '/health-records/can-generate': can },
});
type Refused = NonNullable<Parameters<typeof records.eligibilityOf>[0]>;
const refused = (reasonCode: Refused['reasonCode'], fields: Refused = {}) =>
  records.eligibilityOf({ canGenerate: false, ...(reasonCode && { reasonCode }), ...fields });
const FEW_DAYS = 'O prontuário precisa de registros em pelo menos 5 dias diferentes.';
const NEXT_MONTH = Date.parse('2026-12-01T03:00:00Z');
const USED_UP = { reason: 'Você já fez os prontuários deste mês.', nextAt: NEXT_MONTH, left: 0 };
const record = (json: unknown) => ({ answers: { '/health-records/r1': json } });

/** Scenes of /prontuarios and of the document. */
export const HEALTH_RECORD = [
  ...scenesOf({ viewer: 'basic' }, '/prontuarios', {
    'com prontuários': list(
      [records.listedRecordOf(), EARLIER],
      records.eligibilityOf({ isPremium: true, left: null }),
    ),
    'poucos dias': list([], refused('HEALTH_RECORD_INSUFFICIENT_DAYS', { reason: FEW_DAYS, days: 2 })),
    'limite do mês': list([records.listedRecordOf()], refused('HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED', USED_UP)),
    'em preparo e um que falhou': list([records.recordOf(), FAILED], refused('HEALTH_RECORD_PROCESSING')),
    excluir: { ...list([records.listedRecordOf()]), act: press(/^Excluir/) },
  }),
  ...scenesOf({ viewer: 'basic', address: '/prontuarios/r1' }, '/prontuarios/:id', {
    documento: record(records.readyRecordOf({ ownWords: patients.LONG_NOTE, displayName: 'Marina Azevedo' })),
    'partes retiradas': record(records.readyRecordOf({ removed: ['own-words', 'screenings', 'medication'] })),
    'em preparo': record(records.recordOf()),
    falhou: record(records.recordOf({ status: 'failed' })),
    refazer: { ...record(records.readyRecordOf()), act: press('Refazer') },
  }),
];

type Patient = ReturnType<typeof patients.patientOf>;

const OTHER = patients.patientOf({ id: 'p2', name: 'Zé', parts: ['moods', 'screenings'], lastVisitAt: null });
const ONLY_MOODS = patients.patientOf({ parts: ['moods'], lastVisitAt: null });

/** What the API answers about a person who shares. */
const of = (patient: Patient) => ({
  answers: {
    '/patients/p1': patient,
    '/patients/p1/mood-summary{,?*}': patients.moodSummaryOf(patient.lastVisitAt === null ? { news: null } : {}),
    '/patients/p1/mood-entries{,?*}': patients.entriesOf(20, { notes: patient.parts.includes('notes') }),
    '/patients/p1/screenings{,?*}': patients.screeningsOf(),
    '/patients/p1/health-records{,?*}': patients.sharedRecordsOf(),
    '/patients/p1/medication{,?*}': patients.medicationOf(),
    '/patients/p1/safety-plan{,?*}': patients.safetyPlanOf(),
  },
});

const TEXT =
  'Atendo adultos e adolescentes, com foco em ansiedade, luto e mudanças de vida. Primeira conversa de 20 minutos sem custo. Valores sociais para quem está sem emprego, conforme a agenda.';
const LISTINGS = [
  ['l1', 'Ana Beatriz Lima de Souza', '06/123456', 'SP', TEXT, '(11) 91234-5678'],
  ['l2', 'João Pedro Nascimento', '19/4567', 'SE', 'Consultório em Aracaju.', 'WhatsApp (79) 99876-5432'],
].map(([id, name, crp, uf, text, contact]) => ({ id, name, crp, uf, text, contact, serviceKinds: ['online'] }));

/** Scenes of /pacientes, of a person who shares, and of the list on /psicologos. */
export const PATIENT = [
  ...scenesOf({ viewer: 'basic' }, '/pacientes', {
    'com pacientes': { answers: { '/patients': [patients.patientOf(), OTHER] } },
    'ninguém compartilha': { answers: { '/patients': [] } },
  }),
  ...scenesOf({ viewer: 'basic', address: '/pacientes/p1' }, '/pacientes/:id', {
    'tudo compartilhado': of(patients.patientOf()),
    'só humor, primeira visita': of(ONLY_MOODS),
    'prontuário aberto': { ...of(patients.patientOf()), address: '/pacientes/p1?prontuario=r1' },
  }),
  ...scenesOf({ viewer: 'basic', answers: { '/professionals*': LISTINGS } }, '/psicologos', {
    'com profissionais': { address: '/psicologos?kind=online' },
    'ninguém com o filtro': { answers: { '/professionals*': [] }, address: '/psicologos?uf=AC' },
    denunciar: { address: '/psicologos?uf=SP', act: press(/^Denunciar/) },
  }),
];
