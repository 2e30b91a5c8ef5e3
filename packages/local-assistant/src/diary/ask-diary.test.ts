import type { Query } from '@alento/diary-query/query/query';
import { describe, expect, it } from 'vitest';
import type { PEOPLE } from '../dialogues/people.harness.ts';
import { readsOf, requestOf } from '../dialogues/request.harness.ts';
import { linksOf } from '../dialogues/rules.harness.ts';
import { situationOf } from '../situation.ts';
import { askDiary } from './ask-diary.ts';

type Person = keyof typeof PEOPLE;

/** Asks the questions one after the other, and returns the last answer as text, with its query. */
async function ask(turns: readonly string[], person: Person = 'usual', onlyCertain = false) {
  let before: Query | null = null;
  let text: string | null = null;
  for (const [at] of turns.entries()) {
    const messages = turns.slice(0, at + 1).map((one) => ({ role: 'person' as const, text: one }));
    const situation = situationOf(requestOf(messages, readsOf(person)));
    const reply = await askDiary(situation, before, (sureness) => !onlyCertain || sureness === 'certain');
    before = reply?.query ?? before;
    text = reply && [...reply.draft.paragraphs, reply.draft.ask ?? ''].join('\n\n');
  }
  return text;
}

/** Today is Friday, 13 November 2026; the diary has one entry each evening for 400 days. */
const CASES: readonly (readonly [turns: readonly string[], ...says: readonly (string | RegExp)[]])[] = [
  [['como foi ontem?'], 'Você registrou uma vez ontem, [quinta, 12/11]', 'à noite: ', 'últimos 30 dias'],
  [
    ['como foi dia 31 de setembro?'],
    '31 de setembro não existe: setembro tem no máximo 30 dias.',
    'Que dia você quis dizer?',
  ],
  [['minha nota em 30/02'], '30 de fevereiro não existe'],
  [['como foi dia 31 de setembro?', 'dia 30'], 'Você registrou uma vez na [quarta, 30/09]'],
  [['hoje'], 'Você registrou uma vez hoje, [sexta, 13/11]'],
  [['semana'], 'Nos últimos 7 dias você registrou em 7 dias (7 registros), com média **'],
  [['como tenho andado?'], 'Nos últimos 7 dias você registrou'],
  [['como foi meu mês?'], 'Em novembro você registrou em 13 dias', 'O que mais apareceu: '],
  [['qual a minha média?'], 'últimos 7 dias: **', 'últimos 30 dias: **', 'todo o diário: **'],
  [['quantos registros eu tenho?'], 'todo o diário: 400 registros em 400 dias'],
  [['qual foi meu melhor dia?'], 'Em todo o seu diário (400 registros em 400 dias)', 'dias empatam'],
  [['pior dia da semana passada'], 'o dia mais pesado foi [', /Quer me contar|Não deve ter sido|Se quiser falar/],
  [['estou melhorando?'], 'Nos últimos 30 dias, a média foi **', 'de 15 de setembro a 14 de outubro'],
  [['novembro tá melhor que outubro?'], 'Em novembro, a média foi **', 'em outubro, **'],
  [['que dia da semana eu fico pior?'], 'Nos últimos 30 dias (30', 'nas segundas: **', 'Em todo o seu diário (400'],
  [['em que parte do dia eu fico pior?'], 'à noite: **'],
  [['café me faz mal?'], 'com “Café”, **2,1 de 5** em 7 dias; sem, **2,6** em 23 dias', 'acaso', '/analises'],
  [['café me faz mal?', 'e no dia seguinte?'], 'olhando o dia seguinte'],
  [['café me faz mal?', 'e terapia?'], 'com “Terapia”'],
  [['o que me faz bem?'], /nenhum marcador anda claramente|o que anda junto com os dias melhores/],
  [['trabalho me afeta?', 'e exercício?'], '“Exercício”'],
  [['quantas vezes marquei café em outubro'], '“Café” aparece em **', 'de 31 com registro'],
  [['quantas notas 5 em outubro', 'e 0 ou 1?'], 'com nota de 0 a 1, em **'],
  [['quais tags mais usei em outubro', 'e em setembro'], 'Em setembro (30 registros', '- '],
  [['quando escrevi sobre a Júlia?'], '“Júlia” aparece em **37 notas** de **37 dias**', 'Nesses dias sua média foi'],
  [['quando escrevi sobre a Júlia?', 'e em outubro?'], 'Em outubro, “Júlia” aparece em **'],
  [['quando escrevi sobre a Júlia?', 'e sobre o mar?'], 'não encontrei “mar” nas suas notas'],
  [
    ['quanto deu meu último phq-9?'],
    'Seu PHQ-9 de 2 de novembro deu **8 de 27**: sintomas leves.',
    'tinha dado **14**',
    'desceu 6, uma diferença que conta',
    'não um diagnóstico',
  ],
  [
    ['quanto deu meu último phq-9?', 'e o de ansiedade?'],
    'Seu GAD-7 de 3 de agosto deu **11 de 21**: sintomas moderados.',
    'É o único que encontrei',
  ],
  [['como anda meu sono?'], 'dormiu mal em **', 'você respondeu que seu sono era ruim'],
  [['o que eu respondi sobre remédio?'], '“sertralina 50 mg”', '“Terapia psicológica, Medicação psiquiátrica”'],
  [['há quantos dias seguidos eu registro?'], 'Agora você está em **400 dias seguidos**'],
  [['desde quando eu uso isso?'], 'Seu primeiro registro foi [sexta, 10/10]', 'de 2025'],
  [['quando foi a última vez que marquei terapia?'], 'A última vez com “Terapia” foi ['],
  [['meu humor varia muito em outubro?', 'mais do que em setembro?'], 'Em setembro foi de **'],
  [['como foi ontem?', 'e anteontem?', 'qual dos dois foi pior?'], 'De 11 a 12 de novembro'],
];

describe('askDiary()', () => {
  it.each(CASES.map(([turns, ...says]) => ({ turns, says })))('answers $turns', async ({ turns, says }) => {
    const text = (await ask(turns)) ?? '';
    for (const say of says) {
      if (typeof say === 'string') expect(text).toContain(say);
      else expect(text).toMatch(say);
    }
    expect(linksOf(text).every((url) => url.startsWith('/'))).toBe(true);
  });

  it.each(['como foi outubro?', 'o que me faz bem?', 'quantos registros eu tenho?', 'qual foi meu último gad-7?'])(
    'tells a person without entries that there are none: %s',
    async (message) => {
      const text = (await ask([message], 'empty')) ?? '';
      expect(text).toMatch(/[Nn]ão encontrei|nenhum marcador/);
      expect(text).not.toMatch(/\d,\d|NaN|null|undefined/);
    },
  );

  it.each(['oi', 'estou triste', 'como apago minha conta?', 'me conta uma piada'])(
    'returns null for a message that isn’t about the diary: %s',
    async (message) => {
      expect(await ask([message], 'usual', true)).toBeNull();
    },
  );
});
