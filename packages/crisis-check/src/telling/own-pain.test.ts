import { describe, expect, it } from 'vitest';
import { isPlainRequest, tellsOfOwnPain } from './own-pain.ts';

describe('tellsOfOwnPain()', () => {
  it.each([
    'tô me sentindo um lixo',
    'não tenho vontade de levantar',
    'cansei de tudo',
    'quero morrer kkkk',
    'chorei a tarde inteira',
    'nada mais tem graça pra mim',
    'sou um peso pra todo mundo',
    'tem hora que penso em sumir',
    'eu não aguento mais essa dor',
    'como lidar com a vontade de desistir?',
  ])('is true for “%s”', (text) => {
    expect(tellsOfOwnPain(text)).toBe(true);
  });

  it.each([
    'meu celular morreu',
    'apagar minha conta',
    'qual foi a última vez que fiz exercício',
    'qual meu último phq9',
    'quantas vezes escrevi que tô triste?',
    'essa reunião vai me matar',
    'queria sumir da foto do grupo',
    'tô morrendo de fome',
    'meu gato morreu faz um ano',
    'me ajuda a organizar amanhã',
    'como eu apago tudo de vez',
  ])('is false for “%s”', (text) => {
    expect(tellsOfOwnPain(text)).toBe(false);
  });
});

describe('isPlainRequest()', () => {
  it.each([
    'como apago a conta de vez',
    'quero apagar minha conta',
    'qual foi a última vez que corri',
    'dá pra sumir com a tag?',
  ])('is true for “%s”', (text) => {
    expect(isPlainRequest(text)).toBe(true);
  });

  it.each([
    'como eu faço pra parar de querer morrer',
    'quando isso vai acabar? não aguento mais',
    'meu celular morreu',
    'cansei de tudo',
  ])('is false for “%s”', (text) => {
    expect(isPlainRequest(text)).toBe(false);
  });
});
