import { expect, it } from 'vitest';
import { checkCrisis } from '../crisis-check.ts';

it.each([
  ['meu padrasto bate em mim, tenho 13', 'child', 'self'],
  ['tenho 11 anos e minha mãe me bate com fio', 'child', 'self'],
  ['os meninos me bateram na saída da escola', 'child', 'self'],
  ['a minha aluna de 7 anos apareceu com marcas de cinto', 'child', 'other'],
  ['o vizinho espanca o filho dele toda noite', 'child', 'other'],
  ['meu marido me bateu de novo', 'violence', 'self'],
  ['ele disse que se eu sair de casa me acha e me mata', 'violence', 'self'],
  ['tô ouvindo a vizinha gritar socorro e barulho de coisa quebrando', 'violence', 'other'],
  ['minha amiga apanha do namorado', 'violence', 'other'],
  ['já separei os remédios', 'means', 'self'],
  ['tô na ponte', 'means', 'self'],
  ['tô com a faca aqui comigo e quero me cortar', 'means', 'self'],
  ['tomei todos os remédios da caixa', 'acute', 'self'],
  ['minha mãe caiu, bateu a cabeça e não está respondendo direito', 'acute', 'other'],
  ['meu colega está convulsionando aqui no chão', 'acute', 'other'],
  ['minha irmã tomou uma cartela inteira de remédio', 'acute', 'other'],
  ['minha amiga disse que quer se matar', 'suicide', 'other'],
  ['meu irmão mandou mensagem se despedindo de todo mundo e sumiu', 'suicide', 'other'],
  ['achei uma carta de despedida no caderno da minha irmã', 'suicide', 'other'],
  ['quero me matar, já liguei no 188 e ninguém atende', 'hotline', 'self'],
  ['tomei todos os remédios, liguei no 188 e ninguém atende', 'hotline', 'self'],
  ['não quero mais viver', 'suicide', 'self'],
  ['minha mãe acha que melhorei, mas já decidi e deixei a carta pronta', 'suicide', 'self'],
  ['meu pai tem um revólver no armário e eu penso em usar', 'suicide', 'self'],
] as const)('checkCrisis() says what “%s” tells of', (text, kind, about) => {
  expect(checkCrisis(text)).toEqual({ level: 'crisis', kind, about });
});
