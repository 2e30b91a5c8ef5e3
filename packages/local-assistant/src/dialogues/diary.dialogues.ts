import type { Dialogue } from './talk.harness.ts';

/**
 * Questions about periods, tags and weekdays of a diary of 400 days (`diary.harness.ts`); today is 13 November 2026.
 */
export const DIARY_DIALOGUES: readonly Dialogue[] = [
  { turns: ['qual foi minha média em maio?'], says: ['Em maio, sua média foi **', '31 registros em 31 dias'] },
  {
    turns: ['qual foi minha media em maio', 'e em abril?'],
    says: ['Em abril, sua média foi **', '30 registros em 30 dias'],
  },
  {
    turns: ['qual foi minha média em maio?', 'e o pior dia?'],
    says: ['Em maio (31 registros', /o dia mais pesado|empatam/],
  },
  { turns: ['média de maio', 'e com café?'], says: ['Em maio, nos dias com “Café”, sua média foi **'] },
  {
    turns: ['como foi 10 de junho?'],
    says: ['Você registrou uma vez na [quarta, 10/06]', 'à noite: '],
    never: ['10/11'],
  },
  { turns: ['como foi a semana passada?'], says: ['De 2 a 8 de novembro você registrou em 7 dias'] },
  {
    turns: ['quantos dias eu registrei em março do ano passado?'],
    says: ['Em março de 2025', 'não encontrei registros'],
  },
  { turns: ['qnts dias registrei nos ultimos 90 dias'], says: ['**90 registros** em **90 dias**'] },
  { turns: ['melhor dia de outubro'], says: ['Em outubro (31 registros', '/periodo-detalhes?type=day&date=2026-10-'] },
  { turns: ['compara a média de maio com a de abril'], says: ['Em maio, sua média foi **', 'Em abril a média foi **'] },
  {
    turns: ['minha média nas segundas de outubro'],
    says: ['Em outubro, nas segundas, sua média foi **', '4 registros'],
  },
  { turns: ['minha media de manhã em maio'], says: ['não encontrei registros'] },
  {
    turns: ['quando foi a última vez que marquei terapia?'],
    says: ['A última vez com “Terapia” foi [', 'Ao todo são'],
  },
  { turns: ['minha média desde que comecei a terapia'], says: [/De \d+ de agosto a 13 de novembro, sua média foi/] },
  { turns: ['quais tags mais usei em outubro'], says: ['os marcadores que mais aparecem', '- '] },
  { turns: ['qual minha média em maio'], person: 'empty', says: ['Em maio não encontrei registros'], never: [/\d,\d/] },
  { turns: ['quanto variou meu humor em outubro?'], says: ['O desvio padrão entre os dias é de **'] },
  { turns: ['maior sequência de dias seguidos em outubro'], says: ['**31 dias seguidos**'] },
  { turns: ['quantas notas 5 eu dei em outubro'], says: ['com nota 5'] },
  {
    turns: ['média de abril', 'e o pior dia?', 'e o melhor'],
    says: ['Em abril (30 registros', /o dia mais leve|empatam/],
  },
  { turns: ['minha média até maio'], says: ['De 10 de outubro de 2025 a 31 de maio de 2026'], never: ['2000'] },
  { turns: ['qual a minha média do ano?'], says: ['Em 2026, sua média foi **'] },
  { turns: ['compara outubro com setembro'], says: [/Em outubro, a média foi/] },
  { turns: ['como foi meu mes'], says: ['Em novembro você registrou em 13 dias'] },
  { turns: ['como foi a semana passada?', 'e o mês?'], says: ['Em novembro você registrou em 13 dias'] },
  { turns: ['meu mês'], says: ['Em novembro você registrou em 13 dias'] },
  { turns: ['semana'], says: ['Nos últimos 7 dias você registrou em 7 dias'] },
  { turns: ['como tenho andado?'], says: ['Nos últimos 7 dias você registrou em 7 dias'] },
  { turns: ['trabalho me afeta?'], says: ['com “Trabalho”', '/analises'] },
  { turns: ['família me afeta?'], says: ['com “Família”', '/analises'] },
  { turns: ['por que eu to mal?'], says: ['dias mais pesados', '/analises'] },
  { turns: ['mostra meus dias piores'], says: ['com média **0 de 5**', '/periodo-detalhes?type=day&date=2026-'] },
  {
    turns: ['quais foram meus piores dias da semana passada?'],
    says: ['o dia mais pesado foi [sábado, 07/11]', 'Depois, [', ' de 5)'],
  },
  {
    turns: ['por que quinta foi tão ruim?'],
    says: ['[quinta, 12/11]', /A causa os registros não dizem|Por que foi assim/],
  },
  {
    turns: ['qual foi o pior dia da semana passada?', 'o que eu escrevi nesse dia?'],
    says: ['Você registrou uma vez no [sábado, 07/11]'],
  },
  {
    turns: ['qual foi o pior dia da semana passada?', 'o que eu escrevi nesse dia?', 'e no dia seguinte?'],
    says: ['Você registrou uma vez no [domingo, 08/11]'],
  },
  { turns: ['qual foi o pior dia da semana passada?', 'e na véspera?'], says: ['na [sexta, 06/11]'] },
  { turns: ['qual tag mais usei em outubro', 'ela me faz bem?'], says: ['Em outubro: com “Terapia”'] },
];
