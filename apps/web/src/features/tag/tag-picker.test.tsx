// @vitest-environment jsdom
import type { Tag } from '@alento/contract/tag';
import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import type { BodyOf } from '../../testing/fake-server/route.ts';
import { readyDialog } from '../../testing/ready-dialog.ts';
import { show } from '../../testing/show.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { TagPicker } from './tag-picker.tsx';

let stored: Tag[] = [];
/** Returns the changes that were sent, in order. */
const sent = () =>
  server
    .calls()
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body, headers }) => ({ method, path, body, key: headers.get('Idempotency-Key') }));
/** Stores a created tag on the fake server and returns it. */
function keep(id: string, { name, icon = 'tag', group }: BodyOf<'POST /tags'>): Tag {
  const tag = { id, name, icon, ...(group ? { group } : {}) };
  stored = [...stored.filter((other) => other.id !== id), tag];
  return tag;
}
const answerCreation = (): void => server.answer('POST /tags', ({ body }) => keep('c', body));

withMember();
beforeEach(() => {
  stored = [
    { id: 'a', name: 'Dormi bem', icon: 'moon-star' },
    { id: 'b', name: 'Amigos', icon: 'users' },
  ];
  server.answer('GET /tags', () => stored);
  answerCreation();
  server.answer('PUT /tags/{id}', ({ params, body }) => keep(params.id, body));
  server.answer('DELETE /tags/{id}', ({ params }) => {
    stored = stored.filter(({ id }) => id !== params.id);
  });
});

const submitted = vi.fn((event: FormEvent) => event.preventDefault());

function Form({ start = [], score = null }: { start?: string[]; score?: MoodScore | null }) {
  const [chosen, setChosen] = useState<readonly string[]>(start);
  return (
    <form onSubmit={submitted}>
      <TagPicker score={score} label="Marcadores" chosen={chosen} onChange={setChosen} />
      <output>{chosen.join(',')}</output>
    </form>
  );
}

function setUp(start: string[] = [], score: MoodScore | null = null) {
  submitted.mockClear();
  draw(<Form start={start} score={score} />);
  return userEvent.setup();
}

/** Opens the dialog for a new tag. */
async function openNew() {
  const user = setUp();
  await user.click(await chip('Novo marcador'));
  const dialog = await readyDialog('Novo marcador');
  const create = () => user.click(within(dialog).getByRole('button', { name: 'Criar marcador' }));
  return { user, dialog, create, name: within(dialog).getByLabelText('Nome') };
}

const chosen = () => screen.getByRole('status', { name: '' }).textContent;
const chip = (name: string) => screen.findByRole('button', { name });

describe('the groups of tags', () => {
  beforeEach(() => {
    stored = [
      { id: 'a', name: 'Avó', icon: 'heart', group: 'Família' },
      { id: 'b', name: 'Praia', icon: 'waves', group: 'Lugares' },
      { id: 'c', name: 'Sono', icon: 'moon' },
      { id: 'd', name: 'Mãe', icon: 'heart', group: 'Família' },
    ];
  });
  const names = (group: string) =>
    within(screen.getByRole('group', { name: group }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);

  it('follow the tags without a group, each with its name', async () => {
    setUp();
    await chip('Avó');
    expect([names('Família'), names('Lugares')]).toEqual([['Avó', 'Mãe'], ['Praia']]);
    const all = screen.getAllByRole('button', { pressed: false }).map(({ textContent }) => textContent);
    expect(all).toEqual(['Sono', 'Avó', 'Mãe', 'Praia']);
  });

  it('are offered for a new tag, or named by it', async () => {
    const { user, dialog, create, name } = await openNew();
    await user.type(name, 'Tia');
    await user.click(within(dialog).getByRole('button', { name: 'Família' }));
    expect(within(dialog).getByRole('button', { name: 'Família', pressed: true })).toBeTruthy();
    await create();
    await waitFor(() => expect(names('Família')).toEqual(['Avó', 'Mãe', 'Tia']));
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Tia', icon: 'tag', group: 'Família' }]);
  });

  it('can be left', async () => {
    const user = setUp();
    await user.click(await chip('Gerenciar'));
    const list = await readyDialog('Seus marcadores');
    await user.click(within(list).getByRole('button', { name: 'Editar Praia' }));
    const dialog = await readyDialog('Editar marcador');
    await user.clear(within(dialog).getByLabelText('Grupo'));
    await user.click(within(dialog).getByRole('button', { name: 'Salvar marcador' }));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Lugares' })).toBeNull());
    expect(sent().map(({ body }) => body)).toEqual([{ name: 'Praia', icon: 'waves', group: '' }]);
  });
});

describe('the tag picker of an entry', () => {
  it('adds and removes a tag by one tap', async () => {
    const user = setUp();
    await user.click(await chip('Amigos'));
    await user.click(await chip('Dormi bem'));
    expect(chosen()).toBe('b,a');
    await user.click(await chip('Amigos'));
    expect(chosen()).toBe('a');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('adds a created tag without submitting the surrounding form', async () => {
    const user = setUp(['a']);
    await user.click(await chip('Novo marcador'));
    const dialog = await readyDialog('Novo marcador');
    await user.type(within(dialog).getByLabelText('Nome'), '  Cinema ');
    await user.click(within(dialog).getByRole('button', { name: 'Criar marcador' }));
    await chip('Cinema');
    expect(sent()[0]).toMatchObject({ method: 'POST', path: '/tags', body: { name: 'Cinema', icon: 'tag' } });
    expect(chosen()).toBe('a,c');
    expect(submitted).not.toHaveBeenCalled();
  });

  it('refuses an empty or too long name without a request', async () => {
    const { user, dialog, create, name } = await openNew();
    await create();
    within(dialog).getByText('O nome do marcador precisa ter de 1 a 30 caracteres.');
    await user.type(name, 'x'.repeat(31));
    await create();
    expect(sent()).toEqual([]);
    server.refuse('POST /tags', 409, 'TAG_NAME_TAKEN');
    await user.clear(name);
    await user.type(name, 'Amigos');
    await create();
    await within(dialog).findByText('Você já tem um marcador com esse nome.');
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  it('creates no second tag if the name is changed after a lost response', async () => {
    const { user, dialog, create, name } = await openNew();
    await user.type(name, 'Cinema');
    server.refuse('POST /tags', 500, 'INTERNAL', { message: 'Falhou.' });
    await create();
    await within(dialog).findByText('Falhou.');
    answerCreation();
    await user.clear(name);
    await user.type(name, 'Filmes');
    await create();
    await chip('Filmes');
    expect(sent().map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
    expect(sent()[1]).toEqual(sent()[0]);
  });

  it('renames a tag and changes its icon', async () => {
    const user = setUp();
    await user.click(await chip('Gerenciar'));
    await readyDialog();
    await user.click(await screen.findByRole('button', { name: 'Editar Amigos' }));
    const dialog = await readyDialog('Editar marcador');
    await user.clear(within(dialog).getByLabelText('Nome'));
    await user.type(within(dialog).getByLabelText('Nome'), 'Turma');
    await user.click(within(dialog).getByRole('radio', { name: 'Café' }));
    await user.click(within(dialog).getByRole('button', { name: 'Salvar marcador' }));
    await screen.findByRole('button', { name: 'Editar Turma' });
    expect(sent()).toMatchObject([{ method: 'PUT', path: '/tags/b', body: { name: 'Turma', icon: 'coffee' } }]);
  });

  it('removes a deleted tag from the entry', async () => {
    const user = setUp(['b', 'a']);
    await user.click(await chip('Gerenciar'));
    await readyDialog();
    await user.click(await screen.findByRole('button', { name: 'Remover Amigos' }));
    const question = await readyDialog(undefined, 'alertdialog');
    expect(question.textContent).toContain('sai também dos registros');
    await user.click(within(question).getByRole('button', { name: 'Remover' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toMatchObject([{ method: 'DELETE', path: '/tags/b' }]);
    await user.click(screen.getByRole('button', { name: 'Pronto' }));
    expect(chosen()).toBe('a');
    expect(screen.queryByRole('button', { name: 'Amigos' })).toBeNull();
  });

  it('offers to load the tags again after an error', async () => {
    server.refuse('GET /tags', 500, 'INTERNAL');
    const user = setUp();
    expect((await screen.findByRole('alert')).textContent).toContain('O registro segue normalmente');
    server.answer('GET /tags', () => stored);
    await user.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await chip('Amigos');
  });

  it('shows eighteen tags and the selected ones until more are requested', async () => {
    stored = Array.from({ length: 30 }, (_, index) => ({ id: `t${index}`, name: `Marcador ${index}`, icon: 'tag' }));
    const user = setUp(['t25']);
    await chip('Marcador 25');
    expect(screen.queryByRole('button', { name: 'Marcador 20' })).toBeNull();
    await user.click(await chip('Mostrar mais 11'));
    await chip('Marcador 20');
  });

  it('limits an entry to 20 tags', async () => {
    stored = Array.from({ length: 21 }, (_, index) => ({ id: `t${index}`, name: `Marcador ${index}`, icon: 'tag' }));
    setUp(stored.slice(0, 20).map(({ id }) => id));
    const user = userEvent.setup();
    await user.click(await chip('Mostrar mais 1'));
    expect(((await chip('Marcador 20')) as HTMLButtonElement).disabled).toBe(true);
    screen.getByText('Um registro guarda até 20 marcadores.');
  });
});

it('TagPicker offers the words of the score, and creates a word’s tag when it is first chosen', async () => {
  const user = setUp(['a'], 1);
  const word = await chip('Ansiedade');
  await user.click(word);
  await waitFor(() => expect(chosen()).toBe('a,c'));
  expect(sent()).toMatchObject([{ path: '/tags', body: { name: 'Ansiedade', icon: 'cloud-rain' } }]);
  await user.click(await chip('Ansiedade'));
  await waitFor(() => expect(chosen()).toBe('a'));
  await user.click(await chip('Ansiedade'));
  await waitFor(() => expect(chosen()).toBe('a,c'));
  expect(sent()).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Ansiedade' })).toHaveLength(1);
});

it('TagPicker keeps a tag that was chosen while a word’s tag was being created', async () => {
  const release = server.hold('POST /tags');
  const user = setUp([], 5);
  await user.click(await chip('Gratidão'));
  expect((await chip('Gratidão')).getAttribute('aria-busy')).toBe('true');
  await user.click(await chip('Amigos'));
  release(keep('c', { name: 'Gratidão', icon: 'sun' }));
  await waitFor(() => expect(chosen()).toBe('b,c'));
});

it('TagPicker says that a word could not be marked', async () => {
  server.refuse('POST /tags', 500, 'INTERNAL');
  const user = setUp([], 5);
  await user.click(await chip('Paz'));
  expect(await screen.findByText(/'Paz' não foi marcada/)).toBeTruthy();
  expect((await chip('Paz')).getAttribute('aria-pressed')).toBe('false');
});

it('TagPicker shows a chosen word of another score, and a word in the person’s own spelling once', async () => {
  stored = [...stored, { id: 'w', name: 'tristeza', icon: 'tag' }];
  setUp(['w'], 4);
  expect((await chip('tristeza')).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('button', { name: /tristeza/i })).toHaveLength(1);
});

it('TagPicker marks a word whose tag was created on another device', async () => {
  const user = setUp([], 5);
  const word = await chip('Paz');
  stored = [...stored, { id: 'p', name: 'Paz', icon: 'sun' }];
  server.refuse('POST /tags', 409, 'TAG_NAME_TAKEN');
  await user.click(word);
  await waitFor(() => expect(chosen()).toBe('p'));
});

it('TagPicker offers the words of all scores on request', async () => {
  const user = setUp([], 5);
  await chip('Paz');
  expect(screen.queryByRole('button', { name: 'Tristeza' })).toBeNull();
  await user.click(await chip('Outras palavras'));
  expect(screen.getAllByRole('button', { name: 'Tristeza' })).toHaveLength(1);
});

it('TagPicker leaves an entry alone that is no longer shown when a word’s tag has been created', async () => {
  const release = server.hold('POST /tags');
  const changes = vi.fn();
  const { unmount } = show(<TagPicker score={5} label="Marcadores" chosen={['a']} onChange={changes} />);
  await userEvent.click(await chip('Paz'));
  unmount();
  await act(async () => release(keep('c', { name: 'Paz', icon: 'sun' })));
  expect(changes).not.toHaveBeenCalled();
});
