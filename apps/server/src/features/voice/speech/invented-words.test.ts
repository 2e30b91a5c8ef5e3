import { describe, expect, it } from 'vitest';
import { isInvented } from './invented-words.ts';

describe('isInvented()', () => {
  it.each([
    '',
    '...',
    'Legendas pela comunidade Amara.org',
    '[Música]',
    '(aplausos)',
    'Obrigado por assistir!',
    'Legendado por Fulano',
  ])('knows %j', (text) => expect(isInvented(text)).toBe(true));
  it.each(['Obrigado.', 'Sim', 'Ouvi música hoje', 'Quero morrer', 'Não', 'Fiquei em silêncio', 'Até o próximo dia'])(
    'takes %j as said',
    (text) => expect(isInvented(text)).toBe(false),
  );
});
