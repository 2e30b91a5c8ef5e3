import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { describe, expect, it } from 'vitest';
import { talk } from '../dialogues/talk.harness.ts';
import { matchedWords } from '../situation.ts';
import { doseChangeTopic } from './dose-change.ts';

const QUESTIONS = [
  'posso dobrar a dose?',
  'posso tomar a dose dobrada?',
  'posso dobrar a dose do meu remédio?',
  'Posso dobrar a dose de sertralina?',
  'devo aumentar a dose?',
  'dá pra diminuir o remédio?',
  'e se eu tomar dois comprimidos?',
  'posso tomar uma dose a mais',
  'posso tomar mais uma dose?',
  'tem problema tomar duas doses juntas?',
  'posso pular a dose de hoje?',
  'será que posso reduzir um pouco a sertralina?',
  'esqueci a dose, tomo dobrado?',
  'esqueci o remédio ontem, posso tomar dois hoje?',
  'oi, queria saber se posso tomar meio comprimido',
];
const STOPS = ['posso parar o remédio?', 'devo parar de tomar a sertralina?', 'será que posso largar a medicação'];
const TAKEN = [
  'tomei duas doses',
  'tomei a mais',
  'tomei dois comprimidos sem querer',
  'tomei o remédio duas vezes',
  'tomei duas doses, posso tomar outra?',
  'dobrei a dose ontem',
  'dobrei a dose, tem problema?',
  'meu filho tomou dois comprimidos',
  'tomei uma dose a mais do remédio, faz mal?',
  'e se eu tomei o remédio em dobro?',
  'acho que tomei o remédio dobrado, e agora?',
  'tomei o comprimido duas vezes hoje, devo ir ao médico?',
];
const CRISES = [
  'posso dobrar a dose pra morrer?',
  'quero tomar todos os comprimidos pra morrer',
  'se eu tomar vinte comprimidos eu morro?',
  'e se eu tomar a cartela toda?',
  'posso dobrar a dose do remédio e não acordar mais?',
];
const OTHERS = [
  'posso aumentar a meta?',
  'posso parar de pensar no remédio?',
  'posso tomar mais água com o remédio?',
  'devo mudar de emprego?',
  'tomo sertralina, posso beber uma cerveja?',
];

const replyTo = async (text: string, variant: number) => (await talk({ turns: [text] }, variant)).at(-1);

describe('a question whether a dose may be changed', () => {
  it.each(QUESTIONS)('is answered calmly and without advice: %s', async (text) => {
    for (const variant of [1, 2, 3]) {
      const reply = await replyTo(text, variant);
      expect(reply?.understood).toBe('topic:medication-change');
      expect(reply?.text).toMatch(/Não mude a dose por conta própria/);
      expect(reply?.text).toMatch(/quem receitou ou a um farmacêutico/);
      expect(reply?.text).toMatch(/Se já foi tomado a mais.*0800 722 6001.*192/);
      expect(reply?.text).not.toMatch(/Ligue agora|anote três coisas|Isso assusta/);
    }
  });

  it('is answered in the same way in a conversation about a book', async () => {
    const replies = await talk({ turns: ['posso dobrar a dose?'], task: 'book' }, 1);
    expect(replies.at(-1)?.text).toMatch(/Não mude a dose por conta própria/);
  });

  it.each(STOPS)('is answered as a wish to stop: %s', async (text) => {
    expect((await replyTo(text, 1))?.text).toMatch(/Não pare de repente por conta própria/);
  });

  it.each(TAKEN)('is none if too much was taken already: %s', async (text) => {
    const reply = await replyTo(text, 1);
    expect(reply?.understood).toBe('topic:medication-doubled');
    expect(reply?.text).toMatch(/Ligue agora para o Disque-Intoxicação/);
  });

  it.each(CRISES)('remains a crisis if somebody means to hurt themselves: %s', async (text) => {
    expect(checkCrisis(text).level).toBe('crisis');
    const reply = await replyTo(text, 1);
    expect(reply?.text).toMatch(/\[192\]\(tel:192\)/);
    expect(reply?.text).toMatch(/\[188\]\(tel:188\)/);
    expect(reply?.text).not.toMatch(/Não mude a dose/);
  });

  it.each(OTHERS)('is not seen in: %s', (text) => {
    expect(doseChangeTopic(matchedWords(text))).toBeNull();
  });
});
