import {
  ageRangeLabels,
  genderLabels,
  motivationLabels,
  regionLabels,
  sleepQualityLabels,
} from '@alento/domain/onboarding/option-labels.copy';

/** Names of the onboarding's fields, in the order in which the page shows them. */
export const answerNames: Readonly<Record<string, string>> = {
  name: 'Nome',
  phone: 'Telefone',
  isAnonymous: 'Usar de forma anônima',
  recoveryEmail: 'E-mail de recuperação',
  age: 'Idade',
  ageRange: 'Faixa de idade',
  gender: 'Gênero',
  location: 'Cidade ou estado',
  region: 'Região do Brasil',
  goals: 'O que trouxe você',
  motivation: 'Motivo principal',
  motivationOther: 'Outro motivo',
  additionalInfo: 'O que mais você contou',
  currentMood: 'Humor ao chegar',
  moodNote: 'Sobre esse humor',
  depressionScreening: 'Respostas do PHQ-9',
  depressionScore: 'Pontos do PHQ-9',
  depressionDifficulty: 'Dificuldade no dia a dia (PHQ-9)',
  anxietyScreening: 'Respostas do GAD-7',
  anxietyScore: 'Pontos do GAD-7',
  hasMentalHealthCondition: 'Condição de saúde mental',
  mentalHealthConditionDetails: 'Qual',
  isReceivingTreatment: 'Tratamento ou cuidado hoje',
  treatmentDetails: 'Qual tratamento',
  psychiatricMedications: 'Medicação',
  sleepQuality: 'Qualidade do sono',
  sleepHoursPerNight: 'Horas de sono por noite',
  sleepIssues: 'O que atrapalha o sono',
  hasSupportSystem: 'Tem com quem contar',
  supportSystemDetails: 'Com quem',
};

/** Words of the stored options, by field. */
export const optionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: genderLabels,
  ageRange: ageRangeLabels,
  region: regionLabels,
  goals: motivationLabels,
  motivation: motivationLabels,
  sleepQuality: sleepQualityLabels,
};

export const answerCopy = { yes: 'Sim', no: 'Não' } as const;
