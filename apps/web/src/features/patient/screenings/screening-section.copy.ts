import type { Instrument } from '@alento/domain/screening/instruments';

export const screeningCopy = {
  none: 'Nenhum questionário respondido nos dias compartilhados.',
  limits: 'São rastreios: mostram sinais, não um diagnóstico.',
  results: 'Cada resposta',
  result: (instrument: Instrument, day: string): string => `${instrument}, ${day}`,
  answers: (instrument: Instrument, day: string): string => `Respostas do ${instrument} de ${day}`,
  selfHarm: (answer: string): string =>
    `Item 9, pensar em se ferir ou que seria melhor estar morto/a: ${answer.toLocaleLowerCase('pt-BR')}.`,
  withoutAnswers: 'Só a soma é compartilhada. As respostas diriam a do item 9, que não faz parte.',
  difficulty: 'Dificuldade no dia a dia',
  missing: 'Sem resposta',
} as const;
