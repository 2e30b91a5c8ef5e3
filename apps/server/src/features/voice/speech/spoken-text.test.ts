import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInvented } from './invented-words.ts';
import { spokenSentences } from './spoken-text.ts';

const said = (markdown: string): string => spokenSentences(markdown, true).join(' ');

describe('spokenSentences()', () => {
  it.each([
    ['Você **dormiu** melhor. *Que bom!*', 'Você dormiu melhor. Que bom!'],
    ['## Sua semana\n\nForam 5 registros.', 'Sua semana. Foram 5 registros.'],
    ['- respirar\n- beber água\n- sair um pouco', 'respirar. beber água. sair um pouco.'],
    ['Linha um\nlinha dois', 'Linha um linha dois.'],
    ['Que alegria 😊🎉!', 'Que alegria !'],
    ['Veja [Por que o sono foge](/conteudos/sono).', 'Veja Por que o sono foge. Deixei o link na conversa.'],
    ['Veja https://cvv.org.br hoje.', 'Veja hoje. Deixei o link na conversa.'],
    ['Veja <https://cvv.org.br> hoje.', 'Veja hoje. Deixei o link na conversa.'],
    ['**CVV: [188](tel:188)**, de graça.', 'CVV: 1 8 8, de graça.'],
    ['Ligue [0800 722 6001](tel:08007226001).', 'Ligue 0 8 0 0 7 2 2 6 0 0 1.'],
    ['`código`\n\n```\nbloco\n```', 'código.'],
    ['Veja cvv.org.br, a qualquer hora.', 'Veja, a qualquer hora. Deixei o link na conversa.'],
    ['Está em **exemplo.com.br/ajuda?x=1**.', 'Está em. Deixei o link na conversa.'],
    ['Escreva para apoio@exemplo.com.br hoje.', 'Escreva para hoje. Deixei o link na conversa.'],
    ['[Fale](mailto:apoio@exemplo.com)', 'Fale. Deixei o link na conversa.'],
    ['Dormi bem.Com você também?', 'Dormi bem.Com você também?'],
    ['Foi **bom. Descanse', 'Foi bom. Descanse.'],
    ['2*3 e `a_b', '2 3 e a b.'],
    ['![foto](/x.png)', ''],
    ['<b>oi</b>', 'oi.'],
    ['---', ''],
    ['', ''],
  ])('says %j as %j', (markdown, spoken) => expect(said(markdown)).toBe(spoken));

  it('mentions the link once, at the end, and not before the reply is whole', () => {
    const markdown = 'Um [a](/a). Dois [b](/b).';
    expect(spokenSentences(markdown, true)).toEqual(['Um a.', 'Dois b.', 'Deixei o link na conversa.']);
    expect(spokenSentences(markdown, false)).toEqual(['Um a.', 'Dois b.']);
  });

  it('never says an address, a mark or a picture', () => {
    const piece = fc.constantFrom(
      '**',
      '*',
      '_',
      '[x](/y)',
      '[z](https://a.b/c)',
      '\n\n',
      '\n- ',
      '# ',
      '😀',
      'palavra ',
      'fim. ',
      '`',
      '<i>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = said(pieces.join(''));
        expect(text).not.toMatch(/[*_`#[\]]|https:|\p{Extended_Pictographic}/u);
      }),
    );
  });
});

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
