import { describe, expect, it } from 'vitest';
import { saysHotlineFails, takesBack } from './after-crisis.ts';

describe('saysHotlineFails()', () => {
  it.each([
    'Já liguei no 188 e ninguém atende',
    'liguei 3x pro cvv e so chama',
    '188 ta ocupado faz meia hora',
    'tentei o CVV. Desligaram na minha cara.',
    'ngm atende no 188',
    'esperei 40 minutos no 188 e caiu a ligação',
  ])('is true for “%s”', (text) => {
    expect(saysHotlineFails(text)).toBe(true);
  });

  it.each(['vou ligar pro 188', 'liguei no 188 e me ajudou', 'o 188 é de graça?', 'minha mãe não atende'])(
    'is false for “%s”',
    (text) => {
      expect(saysHotlineFails(text)).toBe(false);
    },
  );
});

describe('takesBack()', () => {
  it.each([
    'não era isso',
    'n era isso',
    'foi modo de falar',
    'era brincadeira, tô bem',
    'kkkk calma, é força de expressão',
    'tava zoando',
    'desculpa, exagerei',
    'vc entendeu errado',
    'é só a letra de uma música',
  ])('is true for “%s”', (text) => {
    expect(takesBack(text)).toBe(true);
  });

  it.each([
    'não era brincadeira',
    'não é modo de falar',
    'não estou bem',
    'era brincadeira mas tô mal',
    'não é isso, é pior',
    'não era isso que eu perguntei',
    'sim',
    'não sei',
  ])('is false for “%s”', (text) => {
    expect(takesBack(text)).toBe(false);
  });
});
