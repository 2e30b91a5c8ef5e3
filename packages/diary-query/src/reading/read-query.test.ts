import { describe, expect, it } from 'vitest';
import type { Query } from '../query/query.ts';
import { PERSON } from './corpus.harness.ts';
import { type ReadQuestion, readQuestion } from './read-query.ts';

/** Reads the messages one after the other, as one conversation. */
function readAll(messages: readonly string[]): (ReadQuestion | null)[] {
  let before: Query | null = null;
  return messages.map((message, at) => {
    const read = readQuestion(message, PERSON, { before, earlier: messages.slice(0, at).toReversed() });
    before = read?.query ?? before;
    return read;
  });
}

/** A query in one line: "average 2026-05-01..2026-05-31 tag=Café than=without". */
function lineOf(read: ReadQuestion | null): string | null {
  if (read === null) return null;
  const { measure, period, filter, than } = read.query;
  const other =
    than?.kind === 'period' ? (than.period ? `${than.period.start}..${than.period.end}` : 'all') : than?.kind;
  return [
    measure,
    period === null ? 'all' : `${period.start}..${period.end}`,
    filter.tags.length > 0 ? `tag=${filter.tags.join('+')}${filter.apart ? ' apart' : ''}` : '',
    filter.weekdays.length > 0 ? `weekday=${filter.weekdays.join()}` : '',
    filter.part ?? '',
    filter.scores ? `score=${filter.scores.join('..')}` : '',
    filter.words === null ? '' : `word=${filter.words}`,
    other === undefined ? '' : `than=${other}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/**
 * Questions and follow-ups that aren't in the corpus, each with its query. An empty line begins another conversation.
 * Today is Thursday, 18 June 2026.
 */
const TALKS = `
a corrida me ajuda? -> effect all tag=Corrida
troca corrida por café -> effect all tag=Café
e cerveja no lugar do café -> effect all tag=Cerveja

quantos dias tive com trabalho e estudo no mesmo dia em maio -> days 2026-05-01..2026-05-31 tag=Trabalho+Estudo
tira o estudo -> days 2026-05-01..2026-05-31 tag=Trabalho

quantas vezes falei em minha mãe nesse mês -> words 2026-06-01..2026-06-30 word=minha mãe
e a etiqueta família, quantas vezes -> count 2026-06-01..2026-06-30 tag=Família

quando foi minha última nota máxima -> last all score=5..5

quantos dias bosta tive em maio -> days 2026-05-01..2026-05-31 score=0..1

qual a média dos dias com a tag família -> average all tag=Família

qtas corridas fiz no mes passado -> count 2026-05-01..2026-05-31 tag=Corrida
e nesse -> count 2026-06-01..2026-06-30 tag=Corrida
isso me ajuda? -> effect 2026-06-01..2026-06-30 tag=Corrida
quando foi a última? -> last all tag=Corrida

como foi a média da smn -> average 2026-06-12..2026-06-18
e nos últimos trinta -> average 2026-05-20..2026-06-18
e nos dez -> average 2026-06-09..2026-06-18

como foi meu natal -> list 2025-12-25..2025-12-25
e o melhor dia do mês? -> best 2025-12-01..2025-12-31

desde que comecei a terapia minha média subiu? -> change 2026-03-09..2026-06-18
e a média antes? -> average 2025-05-02..2026-03-08

meu humor oscila muito em maio? -> spread 2026-05-01..2026-05-31
mais do que antes? -> spread 2026-05-01..2026-05-31 than=2026-04-01..2026-04-30
café e cerveja juntos, como fico? -> effect 2026-05-01..2026-05-31 tag=Café+Cerveja

quantas noites boas em maio? -> days 2026-05-01..2026-05-31 tag=Dormi bem
e ruins? -> days 2026-05-01..2026-05-31 tag=Dormi mal
e em abril -> days 2026-04-01..2026-04-30 tag=Dormi mal
aumentou ou diminuiu? -> change 2026-04-01..2026-04-30 tag=Dormi mal than=2026-05-01..2026-05-31

Ontem briguei com a minha chefe e chorei. Quantas vezes marquei trabalho essa semana? -> count 2026-06-15..2026-06-18 tag=Trabalho
e na passada -> count 2026-06-08..2026-06-14 tag=Trabalho

minha sequência em dias seguidos -> streak all
e a maior? -> streak all

qual é a minha nota média nos últimos dois meses -> average 2026-04-19..2026-06-18
só às quartas -> average 2026-04-19..2026-06-18 weekday=3
e às quintas? -> average 2026-04-19..2026-06-18 weekday=4

em julho do ano passado eu tava bem? -> list 2025-07-01..2025-07-31
e em agosto -> list 2025-08-01..2025-08-31
compara os dois -> change 2025-08-01..2025-08-31 than=2025-07-01..2025-07-31

qto tempo faz q n vou na academia -> last all tag=Exercício
e corrida? -> last all tag=Corrida

nos dias que bebo fico pior no dia seguinte? -> effect all tag=Cerveja than=next-day
e com café? -> effect all tag=Café than=next-day
qual dos dois é pior -> effect all tag=Café+Cerveja apart

cerveja me deixa mal no dia seguinte? -> effect all tag=Cerveja than=next-day
e no próprio dia? -> effect all tag=Cerveja

qnts dias ruins tive em maio -> days 2026-05-01..2026-05-31 score=0..1
e bons? -> days 2026-05-01..2026-05-31 score=4..5
em abril foi mais? -> count 2026-04-01..2026-04-30 score=4..5

no dia 12 como eu tava -> list 2026-06-12..2026-06-12
e no dia 13 -> list 2026-06-13..2026-06-13
qual foi melhor -> best 2026-06-12..2026-06-13

o que mais me derruba -> weighs all
e o contrário -> lifts all
só nesse ano -> lifts 2026-01-01..2026-12-31

meu último gad7 -> gad7 all
e o phq -> phq9 all

quantas vezes falei da Marina? -> words all word=Marina
a última quando foi -> last all word=Marina

semana passada foi melhor que a retrasada? -> change 2026-06-08..2026-06-14 than=2026-06-01..2026-06-07

me fala o melhor e o pior dia de abril -> list 2026-04-01..2026-04-30

quantos % dos meus dias são bons? -> share all score=4..5

trabalhar de sábado me faz mal? -> effect all tag=Trabalho weekday=6

pior dia da semana passada -> worst 2026-06-08..2026-06-14

minha média de maio -> average 2026-05-01..2026-05-31
não pera eu falei maio mas queria abril -> average 2026-04-01..2026-04-30

média de maio, digo, abril -> average 2026-04-01..2026-04-30

como foi maio não, abril -> list 2026-04-01..2026-04-30

como foi maio e não abril -> list 2026-05-01..2026-05-31

não é maio é abril a média que eu quero -> average 2026-04-01..2026-04-30

em vez de maio me dá a média de abril -> average 2026-04-01..2026-04-30

minha média de maio e junho -> average 2026-05-01..2026-06-30
deixa maio de fora -> average 2026-06-01..2026-06-30

qual a média de abril e maio -> average 2026-04-01..2026-05-31
e sem contar maio -> average 2026-04-01..2026-04-30

média de março a maio sem contar maio -> average 2026-03-01..2026-04-30

média desse ano tirando janeiro -> average 2026-02-01..2026-12-31

média dos últimos 15 dias -> average 2026-06-04..2026-06-18
e em cima dos quinze de antes -> average 2026-06-04..2026-06-18 than=2026-05-20..2026-06-03

minha média de junho -> average 2026-06-01..2026-06-30
e os mesmos dias de maio -> average 2026-05-01..2026-05-18

minha média de segunda a quarta dessa semana -> average 2026-06-15..2026-06-17
e os mesmos dias da semana passada -> average 2026-06-08..2026-06-10
e da retrasada -> average 2026-06-01..2026-06-03

minha média em março -> average 2026-03-01..2026-03-31
e nos dois meses antes disso -> average 2026-01-01..2026-02-28
compara com as três semanas antes dela -> average 2026-01-01..2026-02-28 than=2025-12-11..2025-12-31

junho tá melhor que tudo que veio antes? -> change 2026-06-01..2026-06-30 than=2025-05-02..2026-05-31

essa semana tá melhor que a média do mês? -> average 2026-06-15..2026-06-18 than=2026-06-01..2026-06-30

junho do ano passado foi melhor que esse agora? -> change 2025-06-01..2025-06-30 than=2026-06-01..2026-06-30

compara maio com o maio -> change 2026-05-01..2026-05-31 than=2025-05-01..2025-05-31

como foi a semana passada -> list 2026-06-08..2026-06-14
essa de agora foi melhor? -> change 2026-06-15..2026-06-18 than=2026-06-08..2026-06-14

a média da primeira quinzena de maio -> average 2026-05-01..2026-05-15
e da segunda -> average 2026-05-16..2026-05-31
e na primeira de junho -> average 2026-06-01..2026-06-15

minha média do dia 1 ao dia 10 de maio -> average 2026-05-01..2026-05-10
e o resto do mês -> average 2026-05-11..2026-05-31

como foi meu natal -> list 2025-12-25..2025-12-25
e o ano novo -> list 2026-01-01..2026-01-01
qual das duas festas eu tava pior -> change 2026-01-01..2026-01-01 than=2025-12-25..2025-12-25

qual o pior dia desse ano -> worst 2026-01-01..2026-12-31
e do ano passado pra comparar -> worst 2025-01-01..2025-12-31

média das últimas 3 sextas -> average 2026-05-29..2026-06-12 weekday=5

domingo à noite eu costumo ficar mal? -> average all weekday=0 evening

domingo me dá uma tristeza, qual a média? -> average all weekday=0

como foi domingo à noite -> list 2026-06-14..2026-06-14 evening

minha nota média antes do meio-dia -> average all morning

cerveja me faz mal? -> effect all tag=Cerveja
e só sábado e domingo -> effect all tag=Cerveja weekday=6,0

desde que comecei a terapia minha média melhorou? -> change 2026-03-09..2026-06-18
digo em relação a tudo que veio antes dela -> change 2026-03-09..2026-06-18 than=2025-05-02..2026-03-08

quantas noites mal dormidas em junho -> days 2026-06-01..2026-06-30 tag=Dormi mal
em maio até o mesmo dia 18 -> days 2026-05-01..2026-05-18 tag=Dormi mal

compara minha média de 1 a 7 de junho com 1 a 7 de maio -> average 2026-06-01..2026-06-07 than=2026-05-01..2026-05-07
me dá só a média da de junho -> average 2026-06-01..2026-06-07

melhorei nos últimos quinze dias em relação aos quinze anteriores? -> change 2026-06-04..2026-06-18 than=2026-05-20..2026-06-03
alarga isso pro ano todo -> change 2026-01-01..2026-12-31

como foi segunda agora -> list 2026-06-15..2026-06-15
e na segunda da semana passada -> list 2026-06-08..2026-06-08
entre as duas em qual eu tava mais no chão -> change 2026-06-08..2026-06-08 than=2026-06-15..2026-06-15

esse fim de semana foi melhor que o outro antes dele? -> change 2026-06-13..2026-06-14 than=2026-06-06..2026-06-07
comparando só os sábados -> change 2026-06-13..2026-06-14 weekday=6 than=2026-06-06..2026-06-07

confere se domingo de tarde é mesmo o pior -> worst all weekday=0 afternoon

como fui de 1 a 3 de junho -> list 2026-06-01..2026-06-03
foi nesse que eu falei do dentista ou foi antes -> words 2026-06-01..2026-06-03 word=dentista

quero ver a média de junho, ou melhor, abril -> average 2026-04-01..2026-04-30

minha média esse mês sem contar hoje -> average 2026-06-01..2026-06-17

como fui no primeiro semestre -> list 2026-01-01..2026-06-30
e no segundo do ano passado -> list 2025-07-01..2025-12-31

minha média na primeira semana de junho -> average 2026-06-01..2026-06-07
e na segunda -> average 2026-06-08..2026-06-14

como foi quinta dia 11 -> list 2026-06-11..2026-06-11
e na sexta seguinte -> list 2026-06-12..2026-06-12

essa semana comparada com as três anteriores -> change 2026-06-15..2026-06-18 than=2026-05-25..2026-06-14

semana retrasada foi pior que a passada? -> change 2026-06-01..2026-06-07 than=2026-06-08..2026-06-14

essa semana foi melhor que a retrasada? -> change 2026-06-15..2026-06-18 than=2026-06-01..2026-06-07

de maio pra junho caiu? -> change 2026-05-01..2026-05-31 than=2026-06-01..2026-06-30
`
  .trim()
  .split('\n\n')
  .map((talk) => talk.split('\n').map((line) => line.split(' -> ')));

describe('readQuestion()', () => {
  it.each(
    TALKS.map((talk) => ({ messages: talk.map(([message = '']) => message), lines: talk.map(([, line]) => line) })),
  )('reads $messages', ({ messages, lines }) => {
    expect(readAll(messages).map(lineOf)).toEqual(lines);
  });

  it.each([
    'hoje foi o pior dia da minha vida',
    'minha semana foi horrível',
    'café faz mal pro sono?',
    'como a cafeína atrapalha o sono?',
    'o que é média?',
    'como faço pra ver minha média?',
    'quantos registros posso fazer por dia',
    'como é a primeira consulta com psicólogo?',
    'bebi ontem e me arrependo',
  ])('is never certain of %s', (message) => {
    expect(readAll([message])[0]?.sureness ?? 'none').not.toBe('certain');
  });
});

it('takes the name of a tag before the everyday words of another one', () => {
  const diary = { ...PERSON, tags: [...PERSON.tags, 'Natação'] };
  const read = readQuestion('minha media em maio com natacao', diary, { before: null, earlier: [] });
  expect(read?.query.filter.tags).toEqual(['Natação']);
});
