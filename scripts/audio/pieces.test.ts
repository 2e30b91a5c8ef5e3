// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { eventsOfArticle, eventsOfScript } from './pieces.mjs';
import { sentencesOf } from './spoken-text.mjs';

describe('eventsOfScript()', () => {
  it('returns words, pauses and breaths in order', () => {
    expect(eventsOfScript('Solte o ar.\n[expira 6]\n\n[pausa 2,5]\nIsso.')).toEqual([
      { say: 'Solte o ar.' },
      { breath: 'expira', seconds: 6 },
      { pause: 2.5 },
      { say: 'Isso.' },
    ]);
  });

  it('throws for an unknown cue', () => {
    expect(() => eventsOfScript('[segure 4]')).toThrow('[segure 4]');
  });
});

describe('eventsOfArticle()', () => {
  it('begins with “Narração automática.” and the title', () => {
    const said = eventsOfArticle('O medo', 'Ele *passa*.').map(({ say }) => say);
    expect(said).toEqual(['Narração automática.', 'O medo', 'Ele passa.']);
  });

  it('pauses before headings, and numbers only the items of ordered lists', () => {
    const text = 'Veja.\n\n## Três passos\n\n1. Abra a [ajuda](/ajuda).\n2. Leia.\n\n- em casa;\n- na rua.';
    const said = eventsOfArticle('T', text)
      .slice(2)
      .map(({ say, pause }) => say ?? typeof pause);
    expect(said).toEqual(['Veja.', 'number', 'Três passos', 'Um. Abra a ajuda.', 'Dois. Leia.', 'em casa;', 'na rua.']);
  });
});

describe('sentencesOf()', () => {
  it('spells out phone numbers and abbreviations', () => {
    expect(sentencesOf('O CVV atende no 188. A UBS (o posto) também!')).toEqual([
      'O cê vê vê atende no um, oito, oito.',
      'A u bê ésse, o posto, também!',
    ]);
  });

  it('ends each sentence with exactly one punctuation mark', () => {
    expect(sentencesOf('"Que burrice." "De novo." Responda que…". Em casa;')).toEqual([
      'Que burrice.',
      'De novo.',
      'Responda que.',
      'Em casa.',
    ]);
    expect(sentencesOf('Um mapa')).toEqual(['Um mapa.']);
  });
});
