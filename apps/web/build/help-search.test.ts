import { join } from 'node:path';
import { readHelpPages } from '@alento/content/help';
import { helpCatalogueOf } from '@alento/content/help-catalogue';
import { expect, it } from 'vitest';
import { findHelp } from '../src/features/app-help/list/find-help.ts';

const { pages } = helpCatalogueOf(await readHelpPages(join(import.meta.dirname, '../../../content')));
const found = (query: string): string[] => findHelp(pages, query).map(({ address }) => address);

it.each([
  ['phq9', 'avaliacoes-phq-9-e-gad-7'],
  ['PHQ 9', 'avaliacoes-phq-9-e-gad-7'],
  ['phq-9', 'avaliacoes-phq-9-e-gad-7'],
  ['gad7', 'avaliacoes-phq-9-e-gad-7'],
  ['2fa', 'verificacao-em-duas-etapas'],
  ['2 fatores', 'verificacao-em-duas-etapas'],
  ['pdf', 'exportar-dados'],
  ['senha esquecida', 'esqueci-minha-senha'],
  ['esqueci a senha', 'esqueci-minha-senha'],
  ['lembrete', 'lembretes'],
  ['lembretes', 'lembretes'],
  ['lembr', 'lembretes'],
  ['notificação', 'desligar-notificacoes'],
  ['email', 'email-da-conta'],
  ['e-mail', 'email-da-conta'],
  ['trocar e-mail', 'email-da-conta'],
  ['preço', 'quanto-custa'],
  ['passkey', 'chave-de-acesso'],
  ['apagar conta', 'excluir-a-conta'],
  ['modo escuro', 'tema-claro-ou-escuro'],
  ['wifi', 'usar-sem-internet'],
  ['backup', 'exportar-dados'],
  ['assinar', 'pagar-um-plano'],
  ['instalar', 'instalar-no-celular'],
  ['foto', 'fotos-e-nota-de-voz'],
  ['nota de voz', 'fotos-e-nota-de-voz'],
  ['gravar áudio', 'fotos-e-nota-de-voz'],
  ['questionário de depressão', 'avaliacoes-phq-9-e-gad-7'],
])('the search of the help pages puts the right page first for “%s”', (query, address) => {
  expect(found(query)[0]).toBe(address);
});

it.each(pages.map(({ title, address }) => [title, address]))(
  'the title “%s” finds its page first',
  (title, address) => {
    expect(found(title)[0]).toBe(address);
  },
);

it('most questions of a page find it among the first three', () => {
  const questions = pages.flatMap(({ asked, address }) => asked.map((question) => ({ question, address })));
  const missed = questions.filter(({ question, address }) => !found(question).slice(0, 3).includes(address));
  expect(missed.map(({ question }) => question)).toEqual([]);
});
