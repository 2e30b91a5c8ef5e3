import { expect, it } from 'vitest';
import { isGoodSleepTag, topicsOfTagName } from './topics.ts';

it.each([
  ['Dormi mal', 'insonia'],
  ['Acordei cansada', 'insonia'],
  ['Madrugada', 'insonia'],
  ['Sono', 'sono'],
  ['Trabalho', 'trabalho'],
  ['trabalhando de casa', 'trabalho'],
  ['Reunião chata', 'trabalho'],
  ['Reuniões', 'trabalho'],
  ['Estudo', 'estudos'],
  ['Prova', 'estudos'],
  ['provas/TCC', 'estudos'],
  ['Família', 'familia'],
  ['mãe', 'familia'],
  ['Em casa', 'familia'],
  ['Irmão', 'familia'],
  ['Amigos', 'amizade'],
  ['Casamento', 'relacionamentos'],
  ['Paixão', 'relacionamentos'],
  ['Namorado', 'relacionamentos'],
  ['Término', 'relacionamentos'],
  ['Briguei', 'raiva'],
  ['Sozinha', 'solidao'],
  ['Muita tela', 'telas'],
  ['Redes sociais', 'telas'],
  ['Ansioso', 'ansiedade'],
  ['Contas', 'preocupacao'],
  ['Ar livre', 'exercicio'],
  ['Comi demais', 'alimentacao'],
  ['Folga', 'rotina'],
  ['Saudade', 'luto'],
  ['Perdas', 'luto'],
  ['Culpa', 'culpa'],
  ['Psicóloga', 'terapia'],
  ['Dor de cabeça', 'corpo'],
])('topicsOfTagName() of “%s” contains the topic %s', (name, topic) => expect(topicsOfTagName(name)).toContain(topic));

it('topicsOfTagName() uses the longer match if a name contains two known words', () => {
  expect(topicsOfTagName('Casa da namorada')).toContain('relacionamentos');
  expect(topicsOfTagName('Dormi')).toEqual(['sono']);
  expect(topicsOfTagName('Não dormi')).toContain('insonia');
});

/** Most names begin with the letters of a known word, or contain them, but have another meaning. */
it.each([
  ...['Comigo', 'Comício', 'Contato', 'Contabilidade', 'Paisagem', 'Provavelmente', 'Perdão', 'Perdi o ônibus'],
  ...['Redecorar', 'Acordei bem', 'Casaco', 'Pairar', 'Brigadeiro', 'Solidariedade', 'Estúdio', 'Filhote', 'Amígdala'],
  ...['Caminhão', 'Terminal', 'Exército', 'Treinamento', 'Dormente', 'Dourado', 'Telefone'],
  ...['Xadrez', '', ' ', '🙂', 'constructor'],
])('topicsOfTagName() returns no topic for a tag named %j', (name) => expect(topicsOfTagName(name)).toEqual([]));

it.each([
  ['Dormi bem', true],
  ['Dormi muito bem', true],
  ['Sono bom', true],
  ['Boa noite de sono', true],
  ['Dormi mal', false],
  ['Não dormi bem', false],
  ['Sono', false],
  ['Comi bem', false],
])('isGoodSleepTag() of “%s” is %s, and such a tag has no topic', (name, isGood) => {
  expect(isGoodSleepTag(name)).toBe(isGood);
  if (isGood) expect(topicsOfTagName(name)).toEqual([]);
});
