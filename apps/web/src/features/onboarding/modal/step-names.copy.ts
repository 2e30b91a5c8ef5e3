import type { OnboardingStep } from '@alento/domain/onboarding/steps';

/** Short names of the steps, for lists. */
export const stepNames: Readonly<Record<OnboardingStep, string>> = {
  'personal-info': 'Como você aparece',
  'recovery-email': 'E-mail de recuperação',
  demographics: 'Sobre você',
  motivation: 'O que trouxe você',
  'current-mood': 'Humor de agora',
  'depression-screening': 'Rastreio de depressão',
  'anxiety-screening': 'Rastreio de ansiedade',
  'mental-health-history': 'Saúde mental',
  'current-treatment': 'Tratamento atual',
  'sleep-quality': 'Sono',
  'social-support': 'Rede de apoio',
  completion: 'Resumo',
};
