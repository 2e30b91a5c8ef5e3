/** Texts of the links to care at the end of /home. */
export const careLinksCopy = {
  title: 'Cuidar de você',
  screenings: { title: 'Avaliações', text: 'Rastreios curtos de depressão e ansiedade' },
  safetyPlan: { title: 'Plano de segurança', text: 'O que fazer quando ficar difícil' },
  medication: { title: 'Diário de remédios', text: 'Anotar as doses que você toma' },
  help: { title: 'Ajuda agora', text: 'CVV 188, SAMU 192 e outros caminhos' },
} as const;
