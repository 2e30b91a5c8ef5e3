import { expect, it } from 'vitest';
import { isGoodSleepTag, topicsOfTagName } from './topics.ts';

it.each([
  ['insonia', ['Dormi mal', 'Acordei cansada', 'Madrugada']],
  ['sono', ['Sono']],
  ['trabalho', ['Trabalho', 'trabalhando de casa', 'Reunião chata', 'Reuniões']],
  ['estudos', ['Estudo', 'Prova', 'provas/TCC']],
  ['familia', ['Família', 'mãe', 'Em casa', 'Irmão']],
  ['amizade', ['Amigos']],
  ['relacionamentos', ['Casamento', 'Paixão', 'Namorado', 'Término']],
  ['raiva', ['Briguei']],
  ['solidao', ['Sozinha']],
  ['telas', ['Muita tela', 'Redes sociais']],
  ['ansiedade', ['Ansioso']],
  ['preocupacao', ['Contas']],
  ['exercicio', ['Ar livre']],
  ['alimentacao', ['Comi demais']],
  ['rotina', ['Folga']],
  ['luto', ['Saudade', 'Perdas']],
  ['culpa', ['Culpa']],
  ['terapia', ['Psicóloga']],
  ['corpo', ['Dor de cabeça']],
])('topicsOfTagName() finds the topic %s in the names %j', (topic, names) => {
  for (const name of names) expect(topicsOfTagName(name), name).toContain(topic);
});

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
