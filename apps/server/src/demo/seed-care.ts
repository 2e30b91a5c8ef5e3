import { ONBOARDING_STEPS } from '@alento/domain/onboarding/steps';
import { accept, type Result } from '@alento/domain/result';
import { FORMS, type Instrument } from '@alento/domain/screening/instruments';
import { DAY_MS } from '@alento/domain/time/local-date';
import type { PersonWithPlan } from '../access/person.ts';
import type { Database } from '../db/database.ts';
import { onboardingService } from '../features/onboarding/onboarding.service.ts';
import { safetyService } from '../features/safety/safety.service.ts';
import { screeningService } from '../features/screening/screening.service.ts';

/** Screenings: questionnaire, days before the last day, and score. The scores are highest in the hard month. */
const SCREENINGS: readonly [instrument: Instrument, daysAgo: number, score: number][] = [
  ['PHQ-9', 330, 7],
  ['PHQ-9', 250, 9],
  ['PHQ-9', 196, 15],
  ['PHQ-9', 168, 13],
  ['PHQ-9', 112, 8],
  ['PHQ-9', 56, 6],
  ['PHQ-9', 18, 4],
  ['GAD-7', 250, 8],
  ['GAD-7', 196, 12],
  ['GAD-7', 112, 9],
  ['GAD-7', 18, 5],
];

/** Creates answers that add up to the score. The last item of the PHQ-9 stays 0, because it is about suicide. */
function answersOf(instrument: Instrument, score: number): Record<string, number> {
  const items = FORMS[instrument].items;
  const open = instrument === 'PHQ-9' ? items.slice(0, -1) : items;
  const each = Math.floor(score / open.length);
  const rest = score % open.length;
  const answers = Object.fromEntries(open.map((item, place) => [item, each + (place < rest ? 1 : 0)]));
  return Object.fromEntries(items.map((item) => [item, answers[item] ?? 0]));
}

const USER_DATA = {
  isAnonymous: true,
  ageRange: '25-34',
  region: 'nordeste',
  gender: 'feminino',
  goals: ['acompanhar-emocoes', 'melhorar-sono'],
  sleepQuality: 'razoavel',
  sleepHoursPerNight: 6,
  sleepIssues: ['Dificuldade para adormecer'],
  isReceivingTreatment: true,
  treatmentDetails: 'Terapia psicológica, Exercícios físicos',
  hasSupportSystem: true,
  supportSystemDetails: ['Família', 'Amigos'],
} as const;

const PLAN = {
  warningSigns: ['Deixar de responder às amigas por dias', 'Acordar às quatro e não voltar a dormir'],
  whatHelps: ['Banho morno com a luz baixa', 'Dar a volta no quarteirão com a Tapioca'],
  reasons: ['Ver a Clarinha crescer', 'Terminar o curso de cerâmica'],
  people: [
    { name: 'Rafa', phone: '(81) 99999-0101' },
    { name: 'Mainha', phone: '(81) 99999-0202' },
  ],
  places: ['A praia cedo, antes do calor', 'A casa da Lúcia'],
  professionals: [{ name: 'Dra. Helena (terapia)', phone: '(81) 3333-0303' }],
  safeSpace: ['Pedir para o Rafa guardar os remédios nas semanas difíceis'],
};

function orThrow(result: Result<unknown>, doing: string): void {
  if (!result.ok) throw new Error(`${doing} was refused: ${result.code}`);
}

/** Creates the demo's onboarding answers, screenings and safety plan at past times. */
export async function seedCare(db: Database, actor: PersonWithPlan, now: number): Promise<void> {
  const clock = () => now;
  const noNotice = async () => {};
  for (const [instrument, daysAgo, score] of SCREENINGS) {
    const screenings = screeningService({ db, clock: () => now - daysAgo * DAY_MS, noticeCrisis: noNotice });
    orThrow(await screenings.create(actor, { instrument, answers: answersOf(instrument, score) }, null), instrument);
  }
  const onboarding = onboardingService({
    db,
    clock,
    readAccount: async () => ({ name: null, recoveryEmail: null, recoveryEmailPending: null, isAnonymous: true }),
    setIdentity: noNotice,
    recordMood: async () => accept(true),
    recordScreening: async () => accept(true),
  });
  const noRecoveryEmail = {
    permit: async () => accept(true),
    apply: async () => accept(true),
    committed: () => {},
  };
  orThrow(await onboarding.changeUserData(actor, USER_DATA, noRecoveryEmail), 'User data');
  await onboarding.changeStatus(actor, { hasSeenOnBoarding: true, completedSteps: [...ONBOARDING_STEPS] });
  orThrow(
    await safetyService({ db, clock, countNotMeant: () => {} }).changePlan(actor, PLAN, undefined),
    'Safety plan',
  );
}
