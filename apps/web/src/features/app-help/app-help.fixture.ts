import type { HelpPage } from '@alento/contract/help';

const page = (
  title: string,
  address: string,
  group: HelpPage['group'],
  question: string,
  content: string,
): HelpPage => ({
  title,
  address,
  group,
  asked: [question],
  content: `<p>${content}</p>`,
  related: [],
});

/** Help pages as the server returns them. */
export const helpPages: HelpPage[] = [
  page(
    'Excluir um registro',
    'excluir-um-registro',
    'registrar',
    'marquei errado',
    'Abra o <a href="/historico">histórico</a> e ache o dia.',
  ),
  page(
    'Registrar um dia que passou',
    'um-dia-que-passou',
    'registrar',
    'esqueci de registrar ontem',
    'Escolha a data.',
  ),
  page('Trocar a senha', 'trocar-a-senha', 'conta', 'mudar a senha', 'Escreva a senha atual e a nova.'),
  page('Lembretes', 'lembretes', 'aparelho', 'não recebo notificação', 'Ainda não há lembretes no histórico do app.'),
];
