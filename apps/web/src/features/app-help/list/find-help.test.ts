import { expect, it } from 'vitest';
import { helpPages } from '../app-help.fixture.ts';
import { findHelp } from './find-help.ts';

const found = (query: string): string[] => findHelp(helpPages, query).map(({ address }) => address);

it.each([
  ['senha', 'trocar-a-senha'],
  ['SENHAS', 'trocar-a-senha'],
  ['como faço pra trocar de senha', 'trocar-a-senha'],
  ['notificacoes', 'lembretes'],
  ['quero apagar uma coisa', 'excluir-um-registro'],
  ['esqueci ontem', 'um-dia-que-passou'],
  ['escolha a data', 'um-dia-que-passou'],
])('findHelp() puts the right page first for “%s”', (query, address) => {
  expect(found(query)[0]).toBe(address);
});

it('findHelp() ranks a word of the title above the same word of the text', () => {
  expect(found('dia')).toEqual(['um-dia-que-passou', 'excluir-um-registro']);
});

it.each(['ônibus', '', '  ', '???', 'href'])('findHelp() finds nothing for “%s”', (query) => {
  expect(found(query)).toEqual([]);
});
