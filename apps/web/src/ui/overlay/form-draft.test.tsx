// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyDevice } from '../../testing/device.ts';
import { press, show } from '../../testing/show.tsx';
import { signIn } from '../../testing/signed-in.ts';
import { RestoredDraft, useFormDraft } from './form-draft.tsx';
import { toast } from './toast.tsx';

const onClose = vi.fn();
const shown = vi.fn<typeof toast.saved>();

function Form({ name = 'Ana' }: { name?: string }) {
  const draft = useFormDraft('tag-draft:1', { name }, onClose);
  return (
    <>
      <RestoredDraft draft={draft} />
      <input
        aria-label="Nome"
        value={draft.fields.name}
        onChange={({ target }) => draft.change({ name: target.value })}
      />
      <button type="button" onClick={draft.close}>
        Fechar
      </button>
      <button type="button" onClick={draft.cancel}>
        Cancelar
      </button>
      <button type="button" onClick={draft.finish}>
        Salvo
      </button>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Nome');
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const reopen = (name?: string) => {
  cleanup();
  show(<Form {...(name === undefined ? {} : { name })} />);
};
const undo = () => shown.mock.lastCall?.[1]?.undo?.();
const RESTORED = 'Estas são as mudanças que você não tinha salvado.';

beforeEach(async () => {
  vi.spyOn(toast, 'saved').mockImplementation(shown);
  await emptyDevice();
  await signIn('ana');
  show(<Form />);
});
afterEach(() => {
  cleanup();
  shown.mockReset();
});

it('a form that is closed keeps its changes and shows them when it opens again', async () => {
  type('Ana Lu');
  await press('Fechar');
  await vi.waitFor(() =>
    expect(shown).toHaveBeenCalledWith(expect.stringContaining('fica guardado neste aparelho'), { id: 'draft-kept' }),
  );
  const dismissed = vi.spyOn(toast, 'dismiss');
  reopen();
  expect(field().value).toBe('Ana Lu');
  expect(screen.getByText(RESTORED)).toBeTruthy();
  expect(dismissed.mock.calls).toEqual([['draft-kept']]);
});

it('a form that is closed without changes says and keeps nothing', async () => {
  type('Ana Lu');
  type('Ana');
  await press('Fechar');
  expect(shown).not.toHaveBeenCalled();
  reopen();
  expect(screen.queryByText(RESTORED)).toBeNull();
});

it('a form that is cancelled discards its changes until that is undone', async () => {
  type('Ana Lu');
  await press('Cancelar');
  reopen();
  expect(field().value).toBe('Ana');
  undo();
  reopen();
  expect(field().value).toBe('Ana Lu');
});

it('restored changes can be discarded in the form, and that can be undone', async () => {
  type('Ana Lu');
  reopen();
  await press('Descartar');
  expect([field().value, screen.queryByText(RESTORED)]).toEqual(['Ana', null]);
  undo();
  await vi.waitFor(() => expect(field().value).toBe('Ana Lu'));
  reopen();
  expect(field().value).toBe('Ana Lu');
});

it('an undo that comes after another person has signed in gives them nothing', async () => {
  type('Ana Lu');
  await press('Cancelar');
  cleanup();
  await signIn('bia');
  undo();
  show(<Form />);
  expect(field().value).toBe('Ana');
});

it('a form says so if the device has no room for its changes', async () => {
  const failed = vi.spyOn(toast, 'failed').mockReturnValue();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  type('Ana Lu');
  await press('Fechar');
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(expect.stringContaining('sem espaço')));
  expect(shown).not.toHaveBeenCalled();
});

it('restored changes that were discarded come back after the form was closed, with what was added to them', async () => {
  type('Ana Lu');
  reopen();
  type('Ana Lucia');
  await press('Descartar');
  await press('Fechar');
  cleanup();
  undo();
  show(<Form />);
  expect(field().value).toBe('Ana Lucia');
});

it('a form that is saved has no draft, and its later values are the saved ones', async () => {
  type('Ana Lu');
  await press('Salvo');
  expect(onClose).toHaveBeenCalled();
  reopen('Ana Lu');
  expect([field().value, screen.queryByText(RESTORED)]).toEqual(['Ana Lu', null]);
});
