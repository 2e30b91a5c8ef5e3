import { describe, expect, it } from 'vitest';
import { readWords, stemOf } from '../language/words.ts';
import { matchedWords } from '../situation.ts';
import { matchIntents } from './intents.ts';

const likeliest = (text: string): string | undefined => matchIntents(matchedWords(text))[0]?.id;

describe('normalised text', () => {
  it('has expanded slang and corrected typing errors', () => {
    expect(readWords('Mano, n consigo dormiiiir, tô com anciedade!!!')).toBe('nao consigo dormir estou com ansiedade');
    expect(readWords('vc eh um robo?')).toBe('voce e um robo');
  });

  it('keeps inflected forms of a word', () => {
    expect(readWords('trabalhos')).toBe('trabalhos');
    expect(readWords('remédio')).toBe('remedio');
  });

  it('has the same stem for different forms of a word', () => {
    expect(stemOf('ansiosa')).toBe(stemOf('ansioso'));
  });
});

describe('intents', () => {
  it.each([
    ['não estou triste', undefined],
    ['não consegui dormir', 'sleep'],
    ['boa noite, não consigo dormir', 'sleep'],
    ['oi', 'greeting'],
    ['fui demitida', 'job-lost'],
    ['fui no mercado', undefined],
    ['quero parar de tomar fluoxetina', 'medication'],
    ['será que tenho tdah', 'diagnosis'],
    ['o que é depressão?', undefined],
    ['como foi sábado', 'day'],
    ['me sinto só', 'lonely'],
    ['tenho uma reunião amanhã', undefined],
    ['meu gato morreu', 'grief'],
    ['briguei com meu pai', 'fight'],
    ['quem é voce', 'who'],
  ])('"%s" matches %s', (text, intent) => {
    expect(likeliest(text)).toBe(intent);
  });
});
