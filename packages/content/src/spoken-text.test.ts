import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenSentences } from './spoken-text.ts';

const said = (markdown: string): string => spokenSentences(markdown).join(' ');

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
    ['Respire fundo.<br>Depois solte.', 'Respire fundo. Depois solte.'],
    ['Fale em wa.me/5511912345678 hoje.', 'Fale em hoje. Deixei o link na conversa.'],
    ['Leia bit.ly/abc e youtu.be/x.', 'Leia e. Deixei os links na conversa.'],
    ['Leia CVV.ORG.BR, com calma.', 'Leia, com calma. Deixei o link na conversa.'],
    ['Ligue <tel:188> já.', 'Ligue 1 8 8 já.'],
    ['Está em exemplo.com:443/x, veja.', 'Está em, veja. Deixei o link na conversa.'],
    ['Leia https://pt.exemplo.org/wiki/Sono_(fase) hoje.', 'Leia hoje. Deixei o link na conversa.'],
    ['Veja (https://exemplo.org/sono) hoje.', 'Veja hoje. Deixei o link na conversa.'],
    ['Está em ftp://exemplo.org/a.', 'Está em. Deixei o link na conversa.'],
    ['Dormi 7.5/8 horas, e/ou mais.', 'Dormi 7.5/8 horas, e/ou mais.'],
    ['DORMI BEM.COM CALMA.', 'DORMI BEM.COM CALMA.'],
    ['2*3 e `a_b', '2 3 e a b.'],
    ['![foto](/x.png)', ''],
    ['<b>oi</b>', 'oi.'],
    ['---', ''],
    ['', ''],
  ])('says %j as %j', (markdown, spoken) => expect(said(markdown)).toBe(spoken));

  it.each([
    [
      'a table of the week',
      'Sua semana:\n\n| Dia | Humor | Nota |\n|---|:---:|---|\n| Segunda | 2 | cansada |\n| Terça | **4** | |\n\nMelhorou, né?',
      'Sua semana: Dia: Segunda; Humor: 2; Nota: cansada. Dia: Terça; Humor: 4. Melhorou, né?',
    ],
    ['a table without its outer bars', 'Dia | Humor\n--- | ---\nSeg | 3', 'Dia: Seg; Humor: 3.'],
    ['a table with a head only', '| Dia | Humor |\n|---|---|', 'Dia; Humor.'],
    ['a corrected number', 'Foram ~~quatro~~ cinco registros.', 'Foram cinco registros.'],
    ['a line that is struck out', '~~Ligar pro médico~~', ''],
    ['numbers that are about right', 'Dormi ~7 horas, acordei ~3 vezes.', 'Dormi 7 horas, acordei 3 vezes.'],
    [
      'a list of tasks',
      '- [ ] beber água\n- [x] caminhar 10 min\n- [X] ~~ligar~~ escrever pra Ana',
      'beber água. Feito: caminhar 10 min. Feito: escrever pra Ana.',
    ],
    ['a box outside of a list', '[ ] respirar', 'respirar.'],
    ['a number that is struck out by one mark', 'Foram ~quatro~ cinco.', 'Foram cinco.'],
    ['struck text over two lines', 'Foram ~~quatro\nou~~ cinco.', 'Foram cinco.'],
    ['a block between other marks', 'Assim:\n\n~~~js\nconst x = 1;\n~~~\n\nPronto.', 'Assim: Pronto.'],
    ['a block that is never closed', 'Assim:\n```\nconst x = 1;', 'Assim:'],
    ['an indented block', 'Assim:\n\n    const x = 1;\n\nPronto.', 'Assim: Pronto.'],
    ['a note of HTML', 'Oi. <!-- nota --> Tudo bem?\n\n<!-- outra -->', 'Oi. Tudo bem?'],
    ['a reference', 'Leia [o artigo][1].\n\n[1]: https://exemplo.com', 'Leia o artigo. Deixei o link na conversa.'],
    ['a break within a cell', '| Dia | Nota |\n|---|---|\n| Seg | li<br/>dormi |', 'Dia: Seg; Nota: li dormi.'],
    ['a bar within a cell', '| Dia | Nota |\n|---|---|\n| Seg | 2 \\| 3 |', 'Dia: Seg; Nota: 2 3.'],
    ['a table in a quotation', '> | Dia | Humor |\n> |---|---|\n> | Seg | 3 |', 'Dia: Seg; Humor: 3.'],
    ['code', 'Use `respirar 4-7-8`:\n\n```js\nconst x = 1;\n```\n\nPronto.', 'Use respirar 4-7-8: Pronto.'],
    ['the text of a link', 'Leia **[isto](/x "Título")** com calma', 'Leia isto com calma. Deixei o link na conversa.'],
    [
      'runs of pictures',
      'Que semana!!! 🎉🎉🎉👏🏽👏🏽 Parabéns 💜🇧🇷👩‍👩‍👧 por 1️⃣0️⃣ dias 🏴󠁧󠁢󠁳󠁣󠁴󠁿',
      'Que semana!!! Parabéns por 10 dias.',
    ],
    ['a line of pictures only', '✨✨✨\n\nBoa noite 🌙', 'Boa noite.'],
    ['footnotes', 'Dormir ajuda[^1].\n\n[^1]: Segundo a OMS.', 'Dormir ajuda. Segundo a OMS.'],
  ])('says %s for the ear', (_, markdown, spoken) => expect(said(markdown)).toBe(spoken));

  it('mentions the links once, at the end', () => {
    expect(spokenSentences('Um [a](/a).')).toEqual(['Um a.', 'Deixei o link na conversa.']);
    expect(spokenSentences('Veja <https://exemplo.com>.')).toEqual(['Veja.', 'Deixei o link na conversa.']);
    const several = 'Veja https://exemplo.com/a e [isto](https://exemplo.com/b).';
    expect(spokenSentences(several)).toEqual(['Veja e isto.', 'Deixei os links na conversa.']);
  });

  it('never says an address, a mark or a picture', () => {
    const marks = ['**', '*', '_', '`', '<i>', '~~', ' | ', '[x] ', '# ', '\n- ', '\n\n', '\n---|---\n'];
    const piece = fc.constantFrom(...marks, '[x](/y)', '[z](https://a.b/c)', '😀', '🇧🇷', 'palavra ', 'fim. ');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const text = said(pieces.join(''));
        expect(text).not.toMatch(/[*_`#[\]~|]|https:|\p{Extended_Pictographic}|\p{Regional_Indicator}/u);
      }),
    );
  });
});
