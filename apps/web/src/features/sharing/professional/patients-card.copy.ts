export const patientsCardCopy = {
  title: 'Seus pacientes',
  text: 'Veja o que mostram a você.',
} as const;
