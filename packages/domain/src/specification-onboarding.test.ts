import { describe, expect, it } from 'vitest';
import { ERROR_TEXTS } from './errors/catalogue.ts';
import { CHECK_IN_NOTE_MAX } from './mood-entry/limits.ts';
import { onboardingEntryId } from './mood-entry/onboarding-entry.ts';
import * as limits from './onboarding/limits.ts';
import * as options from './onboarding/options.ts';
import { formatPhone, isPhone } from './onboarding/phone.ts';
import { CLOSE_RESET_MS, ONBOARDING_STEPS, PENDING_SHOWN_MAX, REQUIRED_STEPS } from './onboarding/steps.ts';
import { mergeUserData } from './onboarding/user-data.ts';
import { FORMS, SCREENING_ANSWERS } from './screening/instruments.ts';

const listed = (values: readonly string[]): string => values.join(', ');
const numbered = (labels: readonly string[]): string => labels.map((label, place) => `${place} ${label}`).join(', ');

/**
 * Statements of the specification about onboarding, each with the same statement built from the domain's
 * values.
 */
const STATED: readonly [says: string, built: string][] = [
  ['gender: masculino, feminino, nao-binario, prefiro-nao-informar', `gender: ${listed(options.GENDERS)}`],
  [
    'ageRange: menor-18, 18-24, 25-34, 35-44, 45-54, 55-64, 65-mais, prefiro-nao-informar',
    `ageRange: ${listed(options.AGE_RANGES)}`,
  ],
  ['region: norte, nordeste, centro-oeste, sudeste, sul, prefiro-nao-informar', `region: ${listed(options.REGIONS)}`],
  [
    'Motivations (12): melhorar-humor, gerenciar-estresse, acompanhar-emocoes, recomendacao-profissional, reduzir-ansiedade, habilidades-enfrentamento, melhorar-relacionamentos, aumentar-autoestima, melhorar-sono, desenvolver-habitos, curiosidade, outro',
    `Motivations (${options.MOTIVATIONS.length}): ${listed(options.MOTIVATIONS)}`,
  ],
  [
    'six core motivations: melhorar-humor, gerenciar-estresse, acompanhar-emocoes, reduzir-ansiedade, melhorar-sono, desenvolver-habitos',
    `six core motivations: ${listed(options.CORE_MOTIVATIONS)}`,
  ],
  ['0 Nenhuma vez, 1 Vários dias, 2 Mais da metade dos dias, 3 Quase todos os dias', numbered(SCREENING_ANSWERS)],
  [
    '(PHQ-9) has 9 items; the anxiety screening (GAD-7) has 7',
    `(PHQ-9) has ${FORMS['PHQ-9'].items.length} items; the anxiety screening (GAD-7) has ${FORMS['GAD-7'].items.length}`,
  ],
  [
    'phq1..phq9 gad1..gad7',
    (['PHQ-9', 'GAD-7'] as const).map((name) => `${FORMS[name].items[0]}..${FORMS[name].items.at(-1)}`).join(' '),
  ],
  ['Sleep quality: ruim, razoavel, boa, excelente', `Sleep quality: ${listed(options.SLEEP_QUALITIES)}`],
  [
    'Condition options: Depressão, Ansiedade, Transtorno Bipolar, TOC, TEPT, TDAH, Esquizofrenia, Transtorno de Personalidade, Transtorno Alimentar, Outro',
    `Condition options: ${listed(options.CONDITIONS)}`,
  ],
  [
    'Treatment options: Terapia psicológica, Medicação psiquiátrica, Terapia em grupo, Meditação/Mindfulness, Exercícios físicos, Terapias alternativas, Outro',
    `Treatment options: ${listed(options.TREATMENTS)}`,
  ],
  [
    'Sleep issues: Dificuldade para adormecer, Acordar durante a noite, Acordar muito cedo, Sono não reparador, Pesadelos frequentes, Ronco, Apneia do sono, Outro',
    `Sleep issues: ${listed(options.SLEEP_ISSUES)}`,
  ],
  [
    'Support sources: Família, Amigos, Parceiro(a), Colegas de trabalho, Grupos de apoio, Comunidade religiosa, Profissionais de saúde mental, Outro',
    `Support sources: ${listed(options.SUPPORT_SOURCES)}`,
  ],
  ["id 'onboarding-mood-{time}'", `id '${onboardingEntryId(7).replace('7', '{time}')}'`],
  [
    'personal-info, recovery-email, demographics, motivation, current-mood, depression-screening, anxiety-screening, mental-health-history, current-treatment, sleep-quality, social-support, completion',
    listed(ONBOARDING_STEPS),
  ],
  ['required: personal-info, recovery-email, current-mood', `required: ${listed(REQUIRED_STEPS)}`],
  ['lists up to 3 pending items', `lists up to ${PENDING_SHOWN_MAX} pending items`],
  [
    "the name is required ('Por favor, informe seu nome')",
    `the name is required ('${ERROR_TEXTS.PERSON_NAME_REQUIRED}')`,
  ],
  ["'Formato inválido. Use (99) 99999-9999'", `'${ERROR_TEXTS.PHONE_FORMAT}'`],
  ['maximum 11 digits', `maximum ${formatPhone('123456789012345').replace(/\D/g, '').length} digits`],
  [
    "'Por favor, informe um email para recuperação'; 'Formato de email inválido'",
    `'${ERROR_TEXTS.RECOVERY_EMAIL_EMPTY}'; '${ERROR_TEXTS.RECOVERY_EMAIL_FORMAT}'`,
  ],
  [
    "'Email de recuperação inválido', 'Não foi possível atualizar o email de recuperação. Por favor, tente novamente.'",
    `'${ERROR_TEXTS.RECOVERY_EMAIL_INVALID}', '${ERROR_TEXTS.RECOVERY_EMAIL_FAILED}'`,
  ],
  ['minimum 1, maximum 120', `minimum ${limits.AGE_MIN}, maximum ${limits.AGE_MAX}`],
  ['the note is at most 255 characters', `the note is at most ${CHECK_IN_NOTE_MAX} characters`],
  ['hours 1-24', `hours ${limits.SLEEP_HOURS_MIN}-${limits.SLEEP_HOURS_MAX}`],
  ['Phone digits 11', `Phone digits ${limits.PHONE_DIGITS}`],
  ['Onboarding close reset 300 ms', `Onboarding close reset ${CLOSE_RESET_MS} ms`],
];

describe('statements of the specification about onboarding', () => {
  it.each(STATED)('match the domain: %s', (says, built) => {
    expect(built).toBe(says);
  });

  it('about phones match isPhone(), which accepts only (99) 99999-9999', () => {
    expect(['(11) 98888-7777', '11988887777', '(11)98888-7777', '(11) 8888-7777'].map(isPhone)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('about anonymous people match mergeUserData(), which removes name, age and location', () => {
    const told = { name: 'Ana', age: 30, location: 'Recife', region: 'sul' };
    expect(mergeUserData({}, { ...told, isAnonymous: true })).toEqual({ isAnonymous: true, region: 'sul' });
    expect(mergeUserData({}, { ...told, isAnonymous: false })).toEqual({ ...told, isAnonymous: false });
  });
});
