export const careLinksCopy = {
  exercises: 'Exercícios',
  screenings: 'Avaliações',
  safetyPlan: 'Plano de segurança',
  help: 'Ajuda agora',
} as const;
