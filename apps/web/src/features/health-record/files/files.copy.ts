import type { LocalDate } from '@alento/domain/time/local-date';

export const filesCopy = {
  pdf: 'Baixar PDF',
  fhir: 'Baixar FHIR',
  fhirText: 'Um formato para sistemas de saúde.',
  print: 'Imprimir',
  share: 'Compartilhar com um profissional',
  nameOf: (endDate: LocalDate, extension: string): string => `alento-prontuario-${endDate}.${extension}`,
} as const;
