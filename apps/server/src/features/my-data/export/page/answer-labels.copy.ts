/** Names of the onboarding's fields (companion §3), in the order in which the page shows them. */
export const answerNames: Readonly<Record<string, string>> = {
  name: 'Nome',
  phone: 'Telefone',
  isAnonymous: 'Usar de forma anônima',
  recoveryEmail: 'Email de recuperação',
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

const genders: Readonly<Record<string, string>> = {
  masculino: 'Masculino',
  feminino: 'Feminino',
  'nao-binario': 'Não binário',
  'prefiro-nao-informar': 'Prefiro não informar',
};

const ages: Readonly<Record<string, string>> = {
  'menor-18': 'Menos de 18',
  '18-24': '18 a 24',
  '25-34': '25 a 34',
  '35-44': '35 a 44',
  '45-54': '45 a 54',
  '55-64': '55 a 64',
  '65-mais': '65 ou mais',
  'prefiro-nao-informar': 'Prefiro não informar',
};

const regions: Readonly<Record<string, string>> = {
  norte: 'Norte',
  nordeste: 'Nordeste',
  'centro-oeste': 'Centro-Oeste',
  sudeste: 'Sudeste',
  sul: 'Sul',
  'prefiro-nao-informar': 'Prefiro não informar',
};

const motivations: Readonly<Record<string, string>> = {
  'melhorar-humor': 'Melhorar meu humor',
  'gerenciar-estresse': 'Lidar melhor com o estresse',
  'acompanhar-emocoes': 'Acompanhar minhas emoções',
  'recomendacao-profissional': 'Um profissional recomendou',
  'reduzir-ansiedade': 'Reduzir a ansiedade',
  'habilidades-enfrentamento': 'Aprender a atravessar dias difíceis',
  'melhorar-relacionamentos': 'Melhorar meus relacionamentos',
  'aumentar-autoestima': 'Gostar mais de mim',
  'melhorar-sono': 'Dormir melhor',
  'desenvolver-habitos': 'Criar bons hábitos',
  curiosidade: 'Curiosidade',
  outro: 'Outro',
};

const sleep: Readonly<Record<string, string>> = {
  ruim: 'Ruim',
  razoavel: 'Razoável',
  boa: 'Boa',
  excelente: 'Excelente',
};

/** Words of the stored options, by field. */
export const optionNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  gender: genders,
  ageRange: ages,
  region: regions,
  goals: motivations,
  motivation: motivations,
  sleepQuality: sleep,
};

export const answerCopy = { yes: 'Sim', no: 'Não' } as const;
