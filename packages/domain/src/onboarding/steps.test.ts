import { describe, expect, it } from 'vitest';
import * as limits from './limits.ts';
import * as options from './options.ts';
import {
  CLOSE_RESET_MS,
  isOnboardingComplete,
  isOnboardingStep,
  isRequiredStep,
  ONBOARDING_STEPS,
  PENDING_SHOWN_MAX,
  pendingSteps,
  REQUIRED_STEPS,
} from './steps.ts';

const required = (step: (typeof ONBOARDING_STEPS)[number]): string =>
  `${step}${isRequiredStep(step) ? ' (required)' : ''}`;

describe('specified onboarding values', () => {
  it.each([
    [
      'personal-info (required), recovery-email (required), demographics, motivation, current-mood (required), depression-screening, anxiety-screening, mental-health-history, current-treatment, sleep-quality, social-support, completion',
      ONBOARDING_STEPS.map(required).join(', '),
    ],
    ['masculino, feminino, nao-binario, prefiro-nao-informar', options.GENDERS.join(', ')],
    ['menor-18, 18-24, 25-34, 35-44, 45-54, 55-64, 65-mais, prefiro-nao-informar', options.AGE_RANGES.join(', ')],
    ['norte, nordeste, centro-oeste, sudeste, sul, prefiro-nao-informar', options.REGIONS.join(', ')],
    [
      'melhorar-humor, gerenciar-estresse, acompanhar-emocoes, recomendacao-profissional, reduzir-ansiedade, habilidades-enfrentamento, melhorar-relacionamentos, aumentar-autoestima, melhorar-sono, desenvolver-habitos, curiosidade, outro',
      options.MOTIVATIONS.join(', '),
    ],
    ['ruim, razoavel, boa, excelente', options.SLEEP_QUALITIES.join(', ')],
    [
      'Depressão, Ansiedade, Transtorno Bipolar, TOC, TEPT, TDAH, Esquizofrenia, Transtorno de Personalidade, Transtorno Alimentar, Outro',
      options.CONDITIONS.join(', '),
    ],
    [
      'Terapia psicológica, Medicação psiquiátrica, Terapia em grupo, Meditação/Mindfulness, Exercícios físicos, Terapias alternativas, Outro',
      options.TREATMENTS.join(', '),
    ],
    [
      'Dificuldade para adormecer, Acordar durante a noite, Acordar muito cedo, Sono não reparador, Pesadelos frequentes, Ronco, Apneia do sono, Outro',
      options.SLEEP_ISSUES.join(', '),
    ],
    [
      'Família, Amigos, Parceiro(a), Colegas de trabalho, Grupos de apoio, Comunidade religiosa, Profissionais de saúde mental, Outro',
      options.SUPPORT_SOURCES.join(', '),
    ],
    ['Age 1-120', `Age ${limits.AGE_MIN}-${limits.AGE_MAX}`],
    ['Sleep hours 1-24', `Sleep hours ${limits.SLEEP_HOURS_MIN}-${limits.SLEEP_HOURS_MAX}`],
    ['Phone digits 11', `Phone digits ${limits.PHONE_DIGITS}`],
    ['Onboarding close reset 300 ms', `Onboarding close reset ${CLOSE_RESET_MS} ms`],
    ['lists up to 3 pending items', `lists up to ${PENDING_SHOWN_MAX} pending items`],
  ])('are in the domain: “%s”', (stated, built) => {
    expect(built).toBe(stated);
  });
});

describe('steps of the onboarding', () => {
  it('pendingSteps() never lists the summary', () => {
    expect(pendingSteps([])).toEqual(ONBOARDING_STEPS.slice(0, -1));
    expect(pendingSteps(ONBOARDING_STEPS)).toEqual([]);
  });

  it('isOnboardingComplete() is true exactly when the required steps are completed', () => {
    expect(isOnboardingComplete(REQUIRED_STEPS)).toBe(true);
    for (const missing of REQUIRED_STEPS) {
      expect(isOnboardingComplete(ONBOARDING_STEPS.filter((step) => step !== missing))).toBe(false);
    }
  });

  it('isOnboardingStep() is false for a step that doesn’t exist', () => {
    expect(ONBOARDING_STEPS.every(isOnboardingStep)).toBe(true);
    expect(isOnboardingStep('toString')).toBe(false);
  });
});
