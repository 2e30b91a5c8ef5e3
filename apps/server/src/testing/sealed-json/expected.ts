import type { Examples } from './fixtures.ts';

const PLAN = {
  warningSigns: ['Durmo pouco por três dias'],
  whatHelps: ['Andar até a praça'],
  reasons: ['Minha filha'],
  people: [{ name: 'Bia', phone: '+55 11 91234-5678' }],
  places: ['Casa da minha mãe'],
  professionals: [{ name: 'CAPS', phone: '' }],
  safeSpace: ['Guardar os remédios com a Bia'],
  updatedAt: 1_773_500_400_000,
};
const ANSWERS = { phq1: 1, phq2: 0, phq3: 2, phq4: 1, phq5: 0, phq6: 0, phq7: 1, phq8: 0, phq9: 0 };
const SCREENING = { instrument: 'PHQ-9', localDate: '2026-03-14', answers: ANSWERS, difficulty: 1 };
const MESSAGE = { text: 'Hoje foi um dia difícil.', isUser: true };
const SETS = [
  { id: 'dormir-melhor', reason: { code: 'nights', days: 3 } },
  { id: 'primeiros-passos', reason: { code: 'begin', days: 14 } },
  { id: 'ansiedade', reason: { code: 'tag-low', tag: 'Trabalho', days: 4 } },
];
const ONBOARDING = {
  status: {
    hasSeenOnBoarding: true,
    completedSteps: ['welcome', 'goals'],
    lastCompletedStep: 'goals',
    lastUpdated: 1_773_500_400_000,
  },
  data: {
    isAnonymous: false,
    name: 'Ana',
    age: 34,
    goals: ['melhorar-sono', 'outro'],
    depressionScreening: ANSWERS,
    livre: 'um campo livre',
  },
  updatedAt: 1_773_500_400_000,
};

const DAY = { date: '2026-03-14', average: 2.5, count: 2 };
const RECORD = {
  timeZone: 'America/Sao_Paulo',
  figures: {
    start: '2026-03-05',
    end: '2026-03-14',
    moods: {
      entries: 2,
      days: 1,
      periodDays: 10,
      average: 2.5,
      trend: 'Estável',
      course: { before: 2, after: 2.5, secondHalfStart: '2026-03-10' },
      bestDay: DAY,
      hardestDay: null,
      distribution: [{ score: 2, entries: 1 }],
      series: { unit: 'day', points: [{ startDate: '2026-03-14', average: null, entries: 0 }] },
      daily: [DAY],
    },
    weeks: { best: { startDate: '2026-03-08', endDate: '2026-03-14', average: 2.5, days: 3 }, hardest: null },
    timesOfDay: [{ part: 'night', average: null, entries: 1, days: 1 }],
    tags: [{ name: 'Corrida', average: 4, days: 6, otherAverage: 2.5, otherDays: 30, isClear: true }],
  },
  screenings: [
    {
      instrument: 'PHQ-9',
      localDate: '2026-03-14',
      takenAt: 1_773_500_400_000,
      score: 5,
      severity: 'mild',
      answers: ANSWERS,
      difficulty: 1,
    },
  ],
  answers: {
    sleep: { quality: 'ruim', hoursPerNight: 5.5, issues: ['Pesadelos frequentes'] },
    treatment: { conditions: null, isReceiving: true, details: 'Terapia psicológica' },
    medication: 'Sertralina 50 mg',
    toldOn: '2026-02-01',
  },
};
const RECORD_MEDICINE = { name: 'Sertralina', dose: '50 mg', planned: 14, taken: 9, skipped: 2, open: 3, asNeeded: 1 };
const RECORD_OWN_PART = { ownWords: 'Quero falar do sono.', displayName: 'Ana', removed: ['weeks'] };

const MEDICINE = {
  name: 'Sertralina',
  dose: '50 mg',
  times: ['08:00', '20:00'],
  reminds: true,
  since: '2026-02-01',
  endedOn: null,
  former: [{ until: '2026-03-01', times: ['08:00'] }],
};

const SHARE = {
  startDate: '2026-01-01',
  endDate: '2026-03-14',
  parts: ['moods', 'notes'],
  ownerName: 'Lua',
  token: null,
  professional: { name: 'Helena Prado', crp: '06/123456', uf: 'SP' },
};
const PROFILE = {
  name: 'Helena Prado',
  crp: '06/123456',
  uf: 'SP',
  serviceKinds: ['online'],
  text: 'Atendo adultos.',
  contact: '(11) 3333-0000',
};

const IMPORT = {
  fileName: 'daylio_export.csv',
  days: 1,
  known: 0,
  changed: 0,
  update: 0,
  updated: 0,
  since: '2026-03-14',
  until: '2026-03-14',
  scale: [
    { name: 'bem', entries: 1, score: 4 },
    { name: 'sereno', entries: 1, score: null },
  ],
  tags: [
    { name: 'xadrez', entries: 2, tag: 'new', icon: 'tag' },
    { name: 'pipa', entries: 1, tag: null },
  ],
  problems: [{ line: 3, message: 'a data não existe.' }],
  createdTags: ['0f3c'],
  showsHelp: 0,
};
const IMPORT_PART = {
  entries: [
    {
      id: 'a1',
      at: 1_773_500_400_000,
      localDate: '2026-03-14',
      offsetMinutes: -180,
      mood: 'bem',
      note: 'Um dia calmo.',
      activities: ['xadrez'],
      source: 'daylio',
    },
    {
      id: 'a2',
      at: 1_773_500_500_000,
      localDate: '2026-03-14',
      offsetMinutes: -180,
      mood: 'sereno',
      note: '',
      activities: [],
      source: 'app',
      analysis: 'Você descansou.',
    },
  ],
};

const SMALL_STEPS = {
  steps: [{ id: 's1', text: 'Deitar até as 23h', timesAWeek: 3 }],
  days: [{ date: '2026-03-14', done: ['s1'] }],
};
const REMINDER_SETTINGS = {
  timeZone: 'America/Sao_Paulo',
  morning: '08:30',
  afternoon: null,
  evening: '21:00',
  on: ['morning'],
  skipsRecent: true,
  skipsToday: false,
  isDiscreet: false,
};
const DEVICE = {
  target: { kind: 'web', endpoint: 'https://push.exemplo.com/abc', p256dh: 'BPonto', auth: 'c2VncmVkbw' },
  platform: 'android',
  isCapacitor: false,
  name: 'Chrome no Android',
};
const APP = { ...DEVICE, target: { kind: 'fcm', token: 'fcm:abc' }, isCapacitor: true, name: 'Aparelho' };
const WAITING = {
  contents: [{ kind: 'mood', slot: 'evening', time: '21:00' }],
  date: '2026-03-14',
  dueAt: 1_773_532_800_000,
};
const SENT = { morning: '2026-03-14', afternoon: null, evening: null, weekly: '2026-03-08', planEnd: null };
const CHANNELS = {
  email: { address: 'ana@exemplo.com', confirmedAt: 1_773_500_400_000, kinds: ['reminder'], pending: null, sent: SENT },
  whatsapp: {
    address: null,
    confirmedAt: null,
    kinds: [],
    pending: {
      address: '+5511988887777',
      seed: '7f9c2ba4-e88f-4c1c-9d2b-0d1e2f3a4b5c',
      expiresAt: 1_773_501_300_000,
      attempts: 2,
    },
    sent: { morning: null, afternoon: null, evening: null, weekly: null, planEnd: null },
  },
  quietHours: { from: '22:00', to: '07:30' },
};

/**
 * The expected value of each fixture after decrypting and upgrading. Fixtures of the current version are written from
 * these values.
 */
export const EXPECTED: Examples = {
  'chat_sessions.content': {
    '0': { title: 'Noites longas', bookId: null },
    '1': { title: 'Noites longas', bookId: 'dormir-melhor' },
  },
  'chat_messages.content': {
    '0': { ...MESSAGE, crisis: 0 },
    '0-crisis-told-by-absence': MESSAGE,
    '0-crisis-told-by-true': { ...MESSAGE, crisis: 1 },
    '0-reply': {
      text: 'Sinto muito que hoje tenha sido difícil.',
      isUser: false,
      sources: [{ title: 'Dias difíceis', url: '/conteudos/dias-dificeis' }],
      writtenBy: 'local',
      at: 1_773_500_400_000,
    },
    '1': { ...MESSAGE, crisis: 1 },
    '1-reply': {
      text: 'Sinto muito que hoje tenha sido difícil.',
      isUser: false,
      sources: [{ title: 'Dias difíceis', url: '/conteudos/dias-dificeis' }],
      writtenBy: 'external',
      at: 1_773_500_400_000,
    },
  },
  'chat_messages.quota': { '0': { day: '2026-03-14' }, '0-none': { day: null }, '1': { day: '2026-03-14' } },
  'ai_usage.content': {
    '0': {
      days: [
        { day: '2026-03-14', messages: 4 },
        { day: '2026-03-13', messages: 1 },
      ],
    },
    '0-empty': { days: [] },
    '1': { days: [{ day: '2026-03-14', messages: 4 }] },
  },
  'imports.content': { '0': IMPORT, '1': IMPORT },
  'import_parts.content': { '0': IMPORT_PART, '1': IMPORT_PART },
  'tags.content': {
    '0': { name: 'Dormi bem', icon: 'moon', position: 0 },
    '0-without-place': { name: 'Yoga', icon: 'tag' },
    '1': { name: 'Dormi bem', icon: 'moon', position: 0 },
  },
  'screenings.content': {
    '0': { ...SCREENING, source: 'onboarding' },
    '0-without-source': { ...SCREENING, source: 'own' },
    '1': { ...SCREENING, source: 'own' },
  },
  'second_factors.content.totp': {
    '0': { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
    '1': { secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP' },
  },
  'second_factors.content.passkey': {
    '0': { credentialId: 'Y3JlZGVuY2lhbA', publicKey: 'cHVibGlj', transports: ['internal'], label: 'Celular' },
    '1': { credentialId: 'Y3JlZGVuY2lhbA', publicKey: 'cHVibGlj', transports: [], label: '' },
  },
  'medications.content': { '0': MEDICINE, '1': MEDICINE },
  'medication_doses.content': {
    '0': { time: '08:00', status: 'taken', notedAt: 1_773_500_400_000 },
    '1': { time: '08:00', status: 'taken', notedAt: 1_773_500_400_000 },
    '1-as-needed': { time: null, status: 'later', notedAt: 1_773_500_400_000 },
  },
  'weekly_summaries.content': {
    '0': { summary: 'Sua semana teve **5 dias** com registro.', writtenBy: 'local', digest: 'RzQ2bXhkd2RmZ2hqa2w' },
    '1': { summary: 'Sua semana teve **5 dias** com registro.', writtenBy: 'external', digest: 'RzQ2bXhkd2RmZ2hqa2w' },
  },
  'health_records.content': {
    '0': { ...RECORD, medicationDiary: [] },
    '1': { ...RECORD, medicationDiary: [] },
    '2': { ...RECORD, medicationDiary: [RECORD_MEDICINE] },
  },
  'health_records.own_part': {
    '0': { ...RECORD_OWN_PART, removed: ['weeks', 'medication-diary'] },
    '1': { ...RECORD_OWN_PART, removed: ['weeks', 'medication-diary'] },
    '2': RECORD_OWN_PART,
  },
  'shares.content': { '0': SHARE, '1': SHARE },
  'professional_profiles.content': { '0': PROFILE, '1': PROFILE },
  'recommendation_sets.content': {
    '0': { pieces: SETS, deliveredAt: 1_773_500_400_000 },
    '0-list': { pieces: SETS, deliveredAt: null },
    '0-first-reasons': { pieces: SETS.slice(0, 2), deliveredAt: null },
    '1': { pieces: SETS, deliveredAt: null },
    '2': { pieces: SETS, deliveredAt: null },
  },
  'personal_documents.content.notification-channels': { '0': CHANNELS, '1': CHANNELS },
  'personal_documents.content.onboarding': { '0': ONBOARDING, '1': ONBOARDING },
  'personal_documents.content.safety-plan': {
    '0': PLAN,
    '0-with-contacts-choice': { ...PLAN, readableContacts: true },
    '1': { ...PLAN, readableContacts: false },
  },
  'personal_documents.content.safety-state': {
    '0': { lastCrisisAt: 1_773_500_400_000, acknowledgedAt: null, askAgainAt: 1_773_572_400_000 },
    '1': { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null },
    '1-not-meant': { lastCrisisAt: null, acknowledgedAt: null, askAgainAt: null, notMeantAt: 1_773_500_400_000 },
  },
  'personal_documents.content.small-steps': { '0': SMALL_STEPS, '1': SMALL_STEPS },
  'personal_documents.content.reminder-settings': {
    '0': REMINDER_SETTINGS,
    '1': REMINDER_SETTINGS,
    '2': { ...REMINDER_SETTINGS, skipsToday: true },
  },
  'reminders.content': {
    '0': { kind: 'mood', slot: 'morning', time: '08:30' },
    '1': { kind: 'mood', slot: 'morning', time: '08:30' },
    '1-medication': { kind: 'medication', medicationId: 'med-1', time: '08:30' },
  },
  'push_devices.content': {
    '0': DEVICE,
    '1': DEVICE,
    '1-fcm': APP,
    '1-apns': { ...APP, target: { kind: 'apns', token: 'a1b2' }, platform: 'ios' },
  },
  'waiting_pushes.content': { '0': WAITING, '1': WAITING },
  'personal_documents.content.reading': {
    '0': { saved: ['dormir-melhor'], progress: { ansiedade: { share: 0.5, at: 1_773_500_400_000 } } },
    '1': { saved: ['dormir-melhor'], progress: { ansiedade: { share: 1, at: 1_773_500_400_000 } } },
  },
};
