import { expect, it } from 'vitest';
import { topicsOfTagName } from './topics.ts';

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
])('a tag named %s is about %s first', (name, topic) => expect(topicsOfTagName(name)).toContain(topic));

it('of two words that are known, the one that says more counts', () => {
  expect(topicsOfTagName('Casa da namorada')).toContain('relacionamentos');
  expect(topicsOfTagName('Dormi')).toEqual(['sono']);
  expect(topicsOfTagName('Não dormi')).toContain('insonia');
});

/** Each begins like a word that is known. */
it.each([
  ...['Comigo', 'Comício', 'Contato', 'Contabilidade', 'Paisagem', 'Provavelmente', 'Perdão', 'Perdi o ônibus'],
  ...['Redecorar', 'Acordei bem', 'Casaco', 'Pairar', 'Brigadeiro', 'Solidariedade', 'Estúdio', 'Filhote', 'Amígdala'],
  ...['Caminhão', 'Terminal', 'Exército', 'Treinamento', 'Dormente', 'Dourado', 'Telefone'],
  ...['Xadrez', '', ' ', '🙂', 'constructor'],
])('a tag named %j is about nothing known', (name) => expect(topicsOfTagName(name)).toEqual([]));
