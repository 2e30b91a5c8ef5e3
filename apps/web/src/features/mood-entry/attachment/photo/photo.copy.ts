export const photoCopy = {
  list: 'Fotos do registro',
  /** Name of a photo. `when` is the day and the time of its entry; null for a new entry. */
  name: (place: number, count: number, when: string | null): string =>
    `Foto ${place} de ${count}${when === null ? '' : `, ${when}`}`,
  waiting: (name: string): string => `${name}. Esperando conexão para ser enviada.`,
  refused: (name: string): string => `${name}. Não foi enviada.`,
  remove: (name: string): string => `Excluir ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  notLoaded: (name: string): string => `${name}: não carregou. Tentar de novo`,
  retry: 'Tentar de novo',
  loading: 'Carregando a foto',
  failed: 'A foto não carregou. Ela continua guardada: verifique sua internet e tente de novo.',
  photo: 'Foto',
  zoomIn: 'Ampliar a foto',
  zoomOut: 'Reduzir a foto',
  previous: 'Foto anterior',
  next: 'Próxima foto',
  delete: 'Excluir',
  deleteTitle: 'Excluir esta foto?',
  deleteText: 'Ela sai deste registro e não volta depois. O registro continua.',
} as const;
