import type { Turn } from '@alento/domain/assistant/assistant-model';
import type { DoseDiary } from '@alento/domain/assistant/person-context';
import type { DoseStatus } from '@alento/domain/medication/medication';
import { addDays } from '@alento/domain/time/local-date';
import { describe, expect, it } from 'vitest';
import { PEOPLE } from '../dialogues/people.harness.ts';
import { requestOf } from '../dialogues/request.harness.ts';
import { linksOf, NEVER } from '../dialogues/rules.harness.ts';
import { localAssistant } from '../local-assistant.ts';
import { isDoseQuestion } from './ask-doses.ts';
import { DOSES_END } from './doses.copy.ts';

/** Friday. */
const TODAY = PEOPLE.usual.today;
const YESTERDAY = addDays(TODAY, -1);

const dose = (medicationId: string, time: string | null, status: DoseStatus | null) => ({ medicationId, time, status });
const DIARY: DoseDiary = {
  medicines: [
    { id: 'a', name: 'Sertralina' },
    { id: 'b', name: 'Carbonato de lítio' },
  ],
  days: Array.from({ length: 32 }, (_, index) => {
    const date = addDays(TODAY, index - 31);
    if (date === TODAY)
      return { date, doses: [dose('a', '08:00', 'taken'), dose('b', '08:00', 'skipped'), dose('b', '20:00', null)] };
    const night = date === YESTERDAY ? null : 'taken';
    return { date, doses: [dose('a', '08:00', 'taken'), dose('b', '08:00', 'taken'), dose('b', '20:00', night)] };
  }),
};
const NONE: DoseDiary = { medicines: [], days: DIARY.days.map(({ date }) => ({ date, doses: [] })) };

const requestWith = (messages: readonly string[], diary: DoseDiary) =>
  requestOf(
    messages.map((text, index): Turn => ({ role: index % 2 === 0 ? 'person' : 'assistant', text })),
    { readDoses: async () => diary },
  );

async function reply(messages: readonly string[], diary = DIARY): Promise<string> {
  const result = await localAssistant().reply(requestWith(messages, diary), { signal: new AbortController().signal });
  if (!result.ok) throw new Error(result.failure);
  return result.value.text;
}

/** Questions, each with what the answer has to say. */
const QUESTIONS: readonly [question: string, says: RegExp][] = [
  ['tomei meu remédio hoje?', /No diário, 1 de 3 doses de hoje está anotada como tomada/],
  ['Já tomei o remédio hoje?', /1 de 3 doses de hoje/],
  ['ja tomei o remedio da noite?', /não há dose anotada como tomada de hoje à noite/],
  ['já tomei o remédio da manhã?', /1 de 2 doses de hoje de manhã/],
  ['quais remédios tomei ontem?', /2 de 3 doses de ontem/],
  ['que remédios eu tomei hoje', /1 de 3 doses de hoje/],
  ['esqueci de tomar hoje?', /08:00, Carbonato de lítio: pulei[\s\S]*20:00, Carbonato de lítio: sem anotação/],
  ['esqueci algum remédio ontem?', /20:00, Carbonato de lítio: sem anotação/],
  ['esqueci alguma dose essa semana?', /em 3 de 4 dias|em \d de \d dias/],
  ['pulei alguma dose hoje?', /Carbonato de lítio: pulei/],
  ['faltou algum remédio anteontem?', /nenhuma dose ficou sem anotação/],
  ['falta tomar algum remédio hoje?', /sem anotação/],
  ['será que tomei meu remédio hoje', /1 de 3 doses de hoje/],
  ['não lembro se tomei o remédio hoje', /1 de 3 doses de hoje/],
  ['nao sei se tomei meu comprimido hj', /1 de 3 doses de hoje/],
  ['você sabe se eu já tomei meus remédios?', /1 de 3 doses de hoje/],
  ['me diz se tomei o remédio de hoje', /1 de 3 doses de hoje/],
  ['tomei a sertralina hoje?', /Sim: no diário, a dose de hoje está anotada como tomada/],
  ['já tomei o lítio hoje?', /não há dose anotada como tomada de hoje/],
  ['tomei o lítio ontem à noite?', /não há dose anotada como tomada de ontem à noite/],
  ['tomei a dose das 8h?', /1 de 2 doses das 8 h de hoje/],
  ['tomei o remédio das 20:00 hoje?', /não há dose anotada como tomada das 20:00 de hoje/],
  ['tomei o remédio das 8 da noite?', /não há dose anotada como tomada das 20 h de hoje/],
  ['tomei meus remédios anteontem?', /Sim: no diário, as 3 doses/],
  ['quantas doses tomei ontem?', /2 de 3 doses de ontem/],
  ['tomei meus remédios na quarta?', /Sim: no diário, as 3 doses de 11 de novembro/],
  ['o que anotei de remédio hoje?', /1 de 3 doses de hoje/],
  ['tenho remédio pra tomar hoje?', /1 de 3 doses de hoje/],
  ['oi, tomei o antidepressivo hoje?', /1 de 3 doses de hoje/],
  ['quais remédios não tomei ontem?', /20:00, Carbonato de lítio: sem anotação/],
];

/** Further ways to ask. */
const MORE_QUESTIONS: readonly [question: string, says: RegExp][] = [
  ['tomei a sertralina e o lítio hoje?', /1 de 3 doses de hoje/],
  ['tomei o de hoje?', /1 de 3 doses de hoje/],
  ['já tomei o da noite?', /não há dose anotada como tomada de hoje à noite/],
  ['fiquei sem tomar algum remédio ontem?', /20:00, Carbonato de lítio: sem anotação/],
  ['tomei ou não meu remédio hoje?', /1 de 3 doses de hoje/],
  ['tomei meus remédios direitinho essa semana?', /em \d de \d dias/],
  ['quando foi a última vez que tomei o lítio?', /a das 08:00 de ontem: Carbonato de lítio\./],
];

/** Messages that are not answered from the diary, because they ask for advice, tell something or ask something else. */
const OTHER: readonly string[] = [
  'esqueci de tomar hoje, tomo agora?',
  'esqueci de tomar meu remédio hoje, o que eu faço?',
  'tomei meu remédio duas vezes hoje, faz mal?',
  'tomei 2 comprimidos hoje?',
  'tomei dois remédios hoje, e agora?',
  'posso tomar meu remédio de ontem hoje?',
  'tomei meu remédio hoje e bebi cerveja, tem problema?',
  'tomei meu remédio hoje',
  'esqueci de tomar o remédio ontem',
  'devo tomar a dose da noite?',
  'qual dose de sertralina eu tomo?',
  'a sertralina que tomei hoje dá sono?',
  'tomei café hoje?',
  'vou tomar o remédio amanhã?',
  'parei de tomar o remédio, tudo bem?',
  'quantos dias tomei chá essa semana?',
  'tomei quetiapina hoje?',
  'qual foi minha média ontem?',
  'já tomei a decisão?',
  'esqueci de tomar o remédio hoje, e se tomar depois?',
  'fiquei sem tomar o remédio ontem, tem problema?',
  'deixei o remédio em casa?',
  'quando eu tomo o próximo remédio?',
  'tomei o remédio e passei mal?',
  'quando vou ficar sem remédio?',
  'preciso tomar remédio?',
];

describe('questions about the medication diary', () => {
  it('has 30 questions', () => expect(QUESTIONS).toHaveLength(30));

  it.each([...QUESTIONS, ...MORE_QUESTIONS])('answers from the diary: %s', async (question, says) => {
    expect(await isDoseQuestion(requestWith([question], DIARY))).toBe(true);
    const text = await reply([question]);
    expect(text).toMatch(says);
    expect(text.endsWith(DOSES_END)).toBe(true);
    for (const never of NEVER) expect(text).not.toMatch(never);
    expect(text).not.toMatch(/\d ?mg|tome |pode tomar|deve |melhor |porque/);
  });

  it.each(OTHER)('does not answer from the diary: %s', async (message) => {
    expect(await isDoseQuestion(requestWith([message], DIARY))).toBe(false);
    expect(await reply([message])).not.toContain(DOSES_END);
  });

  it('goes on with another day after an answer, and not after another reply', async () => {
    const first = await reply(['tomei meu remédio hoje?']);
    expect(await reply(['tomei meu remédio hoje?', first, 'e ontem?'])).toMatch(/2 de 3 doses de ontem/);
    expect(await reply(['oi', 'Oi. Como você está?', 'e ontem?'])).not.toContain(DOSES_END);
  });

  it('leaves a message that may tell of an overdose to the crisis check', async () => {
    expect(await reply(['tomei todos os remédios ontem?'])).toContain('192');
  });

  it('says that there is nothing to read without medicines, and links the screen', async () => {
    const text = await reply(['tomei meu remédio hoje?'], NONE);
    expect(text).toMatch(/ainda não tem remédios/);
    expect(linksOf(text)).toEqual(['/medicacao']);
  });

  it('says that a missing note does not mean that a dose was not taken', async () => {
    expect(await reply(['tomei o remédio da noite?'])).toContain('sem anotação não quer dizer que você não tomou');
    expect(await reply(['tomei a sertralina hoje?'])).not.toContain('não quer dizer');
  });

  it('reads 31 days, and says so for earlier ones', async () => {
    expect(await reply(['tomei meu remédio em setembro?'])).toMatch(/últimos 31 dias/);
  });

  it('answers nothing without an account’s diary', async () => {
    expect(await isDoseQuestion(requestOf([{ role: 'person', text: 'tomei meu remédio hoje?' }]))).toBe(false);
  });
});
