// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../../lib/clock.ts';
import { crisis } from '../../lib/crisis/crisis.ts';
import { session } from '../../lib/session/session.ts';
import { moodKeys } from './mood-entry.keys.ts';
import { readDraft } from './note-draft.ts';
import { recordCopy } from './record.copy.ts';
import { RecordNow } from './record-now.tsx';

const NOW = Date.parse('2026-11-14T11:00:00Z');
const DAY = '2026-11-14';
const TAGS = [
  { id: 't-sono', name: 'Dormi bem', icon: 'moon-star' },
  { id: 't-amigos', name: 'Amigos', icon: 'users' },
];

type Sent = {
  method: string;
  path: string;
  body: { score?: number; note?: string; tags?: string[] } | null;
  key: string | null;
};

let putBackClock = () => {};
let sent: Sent[] = [];
/** How the fake server answers; the last answer repeats. */
let answers: ((request: Sent) => Response)[] = [];

const stored = ({ body }: Sent) =>
  Response.json({ id: 'e1', note: '', ai_analysis: '', tags: [], timestamp: NOW, ...body }, { status: 201 });
const refused = () => Response.json({ errorCode: 'SCORE_INVALID', message: 'Não foi aceito.' }, { status: 422 });
const failed = () => Response.json({ errorCode: 'INTERNAL', message: 'Algo falhou do nosso lado.' }, { status: 500 });

beforeEach(() => {
  localStorage.clear();
  session.start({ userId: 'ana', token: 't' }, 'ana@exemplo.com.br');
  putBackClock = setClock(() => NOW);
  sent = [];
  answers = [stored];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const path = address.replace('/api', '');
    if (path.startsWith('/mood-patterns')) return Response.json({ average: 3 });
    if (path === '/tags') return Response.json(TAGS);
    const request: Sent = {
      method: init.method ?? 'GET',
      path,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      key: new Headers(init.headers).get('Idempotency-Key'),
    };
    sent.push(request);
    if (request.method === 'DELETE') return new Response(null, { status: 204 });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.(request) ?? refused();
  });
});

afterEach(() => {
  cleanup();
  putBackClock();
  crisis.close();
  vi.unstubAllGlobals();
});

function setUp() {
  const client = new QueryClient();
  // A week without observers: refreshed data never overwrites what the test looks at.
  client.setQueryData(moodKeys.range('2026-11-08', DAY), []);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <RecordNow userId="ana" concern={<p>Se quiser conversar</p>} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { client, user: userEvent.setup(), week: () => client.getQueryData(moodKeys.range('2026-11-08', DAY)) };
}

describe('/registrar', () => {
  it('saves on the choice and corrects the same record on the next one', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText(/Bem, registrado às/);
    await user.click(screen.getByRole('radio', { name: 'Muito bem' }));
    await screen.findByText(/Muito bem, registrado às/);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['POST', '/mood-entries', { score: 3, note: '' }],
      ['PUT', '/mood-entries/e1', { score: 4, note: '' }],
    ]);
    expect(sent[0]?.key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('shows the record in the week at once, and takes it back when the save is refused', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      await held;
      return answer(...call);
    });
    answers = [refused];
    const { user, week } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await waitFor(() => expect(week()).toMatchObject([{ score: 1 }]));
    await user.type(screen.getByRole('textbox'), 'um dia pesado');
    release();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Erro ao adicionar entrada de humor');
    expect(alert.textContent).toContain('o que você escreveu continuam aqui');
    expect(week()).toEqual([]);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('um dia pesado');
    expect(readDraft('ana')?.text).toBe('um dia pesado');
  });

  it('takes a new key after a refusal', async () => {
    answers = [refused, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText(/Bem, registrado às/);
    expect(sent).toHaveLength(2);
    expect(sent[1]?.key).not.toBe(sent[0]?.key);
  });

  it('repeats key and body after a failure that may have stored it, and then corrects', async () => {
    answers = [failed, stored];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByRole('alert');
    await user.click(screen.getByRole('radio', { name: 'Muito bem' }));
    await screen.findByText(/Muito bem, registrado às/);
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'PUT']);
    expect(sent[1]).toEqual(sent[0]);
  });

  it('keeps the note on the saved record and drops the draft', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), 'sol');
    expect(readDraft('ana')).toMatchObject({ text: 'sol', entry: { id: 'e1' } });
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText('Nota guardada.');
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', path: '/mood-entries/e1', body: { score: 3, note: 'sol' } });
    expect(readDraft('ana')).toBeNull();
  });

  it('undoes by deleting', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
    await screen.findByText(/Registro desfeito/);
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: '/mood-entries/e1' });
    expect(screen.getByRole('radio', { name: 'Bem' }).getAttribute('aria-checked')).toBe('false');
  });

  it('offers someone to talk to after the worst score only', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    expect(screen.queryByRole('link', { name: /188/ })).toBeNull();
    expect(crisis.current()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Muito mal' }));
    expect(screen.getByRole('link', { name: /188/ }).getAttribute('href')).toBe('tel:188');
    expect(crisis.current()).toEqual({ source: 'score', kind: null, about: 'self' });
  });

  const writeNote = async (note: string) => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), note);
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await screen.findByText(recordCopy.noteSaved);
  };

  it('opens the crisis card for words of crisis, even where the note is not kept', async () => {
    answers = [stored, failed];
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Mal' }));
    await screen.findByText(/registrado às/);
    await user.type(screen.getByRole('textbox'), 'não quero mais viver');
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', kind: 'suicide', about: 'self' }));
  });

  it('says one quiet line beside a heavy note, and nothing beside an ordinary one', async () => {
    await writeNote('eu queria sumir');
    expect(await screen.findByText('Se quiser conversar')).toBeTruthy();
    expect(crisis.current()).toBeNull();
    cleanup();
    await writeNote('dia cheio, mas bom');
    expect(screen.queryByText('Se quiser conversar')).toBeNull();
  });

  it('refuses a note over the limit and keeps it', async () => {
    const { user } = setUp();
    await user.click(screen.getByRole('radio', { name: 'Bem' }));
    await screen.findByText(/registrado às/);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.click(field);
    await user.paste('ã'.repeat(2001));
    await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
    expect(sent).toHaveLength(1);
    expect(screen.getByText(/1 caractere além do limite/)).toBeTruthy();
    expect(field.value).toHaveLength(2001);
  });

  describe('tags', () => {
    const bodies = () => sent.map(({ method, body }) => [method, body]);

    it('come after the mood, and each tap is saved', async () => {
      const { user } = setUp();
      expect(screen.queryByRole('group', { name: /parte deste momento/ })).toBeNull();
      await user.click(screen.getByRole('radio', { name: 'Bem' }));
      await user.click(await screen.findByRole('button', { name: 'Amigos' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(screen.getByRole('button', { name: 'Amigos' }).getAttribute('aria-pressed')).toBe('true');
      await user.click(screen.getByRole('button', { name: 'Amigos' }));
      await waitFor(() => expect(sent).toHaveLength(3));
      expect(bodies()).toEqual([
        ['POST', { score: 3, note: '' }],
        ['PUT', { score: 3, note: '', tags: ['t-amigos'] }],
        ['PUT', { score: 3, note: '', tags: [] }],
      ]);
    });

    it('stay when the note or the mood changes', async () => {
      const { user } = setUp();
      await user.click(screen.getByRole('radio', { name: 'Bem' }));
      await user.click(await screen.findByRole('button', { name: 'Dormi bem' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      answers = [({ body }) => Response.json({ id: 'e1', ai_analysis: '', timestamp: NOW, tags: ['t-sono'], ...body })];
      await user.click(screen.getByRole('radio', { name: 'Excelente' }));
      await waitFor(() => expect(sent).toHaveLength(3));
      // Tags that stay are not sent again.
      expect(sent[2]?.body).toEqual({ score: 5, note: '' });
      expect(screen.getByRole('button', { name: 'Dormi bem' }).getAttribute('aria-pressed')).toBe('true');
    });

    it('chosen while the record is being created are caught up with', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      const answer = globalThis.fetch;
      vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
        if (call[1]?.method === 'POST') await held;
        return answer(...call);
      });
      const { user } = setUp();
      await user.click(screen.getByRole('radio', { name: 'Bem' }));
      await user.click(await screen.findByRole('button', { name: 'Amigos' }));
      await user.click(screen.getByRole('button', { name: 'Dormi bem' }));
      expect(sent).toEqual([]);
      release();
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent[1]?.body).toEqual({ score: 3, note: '', tags: ['t-amigos', 't-sono'] });
    });

    it('are sent again when a lost answer leaves unsure what is stored', async () => {
      answers = [stored, failed, stored];
      const { user } = setUp();
      await user.click(screen.getByRole('radio', { name: 'Bem' }));
      await user.click(await screen.findByRole('button', { name: 'Amigos' }));
      await screen.findByRole('alert');
      // Back to what was known to be stored: the server may hold the tag all the same.
      await user.click(screen.getByRole('button', { name: 'Amigos' }));
      await waitFor(() => expect(sent).toHaveLength(3));
      expect(sent[2]).toMatchObject({ method: 'PUT', body: { tags: [] } });
      await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    });

    it('that are gone leave the rest to be saved', async () => {
      const gone = () =>
        Response.json({ errorCode: 'ENTRY_TAGS_INVALID', message: 'Não existe mais.' }, { status: 422 });
      answers = [stored, gone, stored];
      const { user } = setUp();
      await user.click(screen.getByRole('radio', { name: 'Bem' }));
      await user.click(await screen.findByRole('button', { name: 'Amigos' }));
      await screen.findByRole('alert');
      expect(screen.getByRole('button', { name: 'Amigos' }).getAttribute('aria-pressed')).toBe('false');
      await user.type(screen.getByRole('textbox'), 'sol');
      await user.click(screen.getByRole('button', { name: 'Guardar nota' }));
      await screen.findByText('Nota guardada.');
      expect(sent.at(-1)?.body).toEqual({ score: 3, note: 'sol' });
    });

    it('are taken off with the record that is undone', async () => {
      const { user } = setUp();
      await user.click(screen.getByRole('radio', { name: 'Bem' }));
      await user.click(await screen.findByRole('button', { name: 'Amigos' }));
      await waitFor(() => expect(sent).toHaveLength(2));
      await user.click(screen.getByRole('button', { name: 'Desfazer' }));
      await screen.findByText(/Registro desfeito/);
      answers = [stored];
      await user.click(screen.getByRole('radio', { name: 'Mal' }));
      await waitFor(() => expect(sent).toHaveLength(4));
      expect(screen.getByRole('button', { name: 'Amigos' }).getAttribute('aria-pressed')).toBe('false');
    });
  });
});
