// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { followAccount } from '../../../state/account/stream/follow-account.ts';
import { allRead } from '../../../testing/all-read.ts';
import { EventStream } from '../../../testing/fake-server/event-stream.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import { patientOf } from '../../../testing/patient-answers.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { memoryText, NOON, open, openShared, pageText, pass, shares, withAna } from '../patient.harness.tsx';

const clock = withAna();

const NAME = /Marina/;
const DATA = [/Lúcia/, /Sertralina/, /PHQ-9/, /Insônia/, /sobrinha/];
const PARTS = ['mood-summary', 'mood-entries', 'screenings', 'health-records', 'medication', 'safety-plan'] as const;
const GONE = refused(404, 'PATIENT_NOT_FOUND');

function revoke(): void {
  server.answer('GET /patients/{id}', GONE);
  for (const part of PARTS) server.answer(`GET /patients/{id}/${part}`, GONE);
  server.answer('GET /patients', []);
}

const ended = () => screen.findByRole('heading', { level: 1, name: 'Este acesso terminou' });
const none = () => screen.findByRole('heading', { level: 1, name: 'Não há acesso aberto aqui' });

/** Only the message on the screen may still name the person. */
const expectNothingLeft = (): Promise<void> =>
  waitFor(() => {
    for (const word of DATA) expect(document.documentElement.outerHTML).not.toMatch(word);
    for (const word of [NAME, ...DATA]) {
      expect(memoryText()).not.toMatch(word);
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(word);
    }
  });

describe('a revocation while the page is open', () => {
  let stream: EventStream;
  let stop = (): void => undefined;
  beforeEach(() => {
    stream = new EventStream();
    server.stream('/account/stream', () => stream);
    vi.stubGlobal('BroadcastChannel', undefined);
    Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  });
  afterEach(() => void stop());

  it('replaces everything by a message, and removes everything about the person from the memory', async () => {
    await openShared();
    for (const word of [NAME, ...DATA])
      expect([pageText(), memoryText()]).toEqual([expect.stringMatching(word), expect.stringMatching(word)]);
    stop = followAccount('ana');
    act(() => stream.send('opened', { planId: 'free' }));
    await allRead(queryClient);
    revoke();
    const looks = server.calls('GET /patients/{id}').length;
    act(() => stream.send('sharing', {}));
    const heading = await ended();
    expect(server.calls('GET /patients/{id}')).toHaveLength(looks + 1);
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await expectNothingLeft();
    expect(pageText()).toContain('Você não vê mais o que Marina Azevedo mostrava');
    await userEvent.click(screen.getByRole('link', { name: 'Ver seus pacientes' }));
    await screen.findByRole('heading', { name: 'Ninguém compartilha com você agora' });
    expect(document.documentElement.outerHTML).not.toMatch(NAME);
  });

  it('that happened before the stream was open is noticed when it opens', async () => {
    await openShared({ parts: ['moods'] });
    const summaries = server.calls('GET /patients/{id}/mood-summary').length;
    revoke();
    stop = followAccount('ana');
    act(() => stream.send('opened', { planId: 'free' }));
    await ended();
    expect(server.calls('GET /patients/{id}/mood-summary')).toHaveLength(summaries);
  });

  it('of somebody else reads nothing that is in this person’s log, nor does an interruption of the stream', async () => {
    server.answer('GET /user-plans/current', planOf('free'));
    await openShared();
    const looks = server.calls('GET /patients/{id}').length;
    const logged = () => server.calls().filter(({ path }) => path.startsWith('/patients/p1/')).length;
    const before = logged();
    stop = followAccount('ana');
    act(() => stream.send('opened', { planId: 'free' }));
    await allRead(queryClient);
    act(() => stream.send('sharing', {}));
    await allRead(queryClient);
    // As when the stream is opened again.
    act(() => stream.send('opened', { planId: 'free' }));
    await allRead(queryClient);
    expect(server.calls('GET /patients/{id}').length).toBe(looks + 3);
    expect(logged()).toBe(before);
  });

  it('also closes an open record', async () => {
    const router = await openShared();
    await act(() => router.navigate('/pacientes/p1?prontuario=r1'));
    screen.getByText('Quero falar do sono e da mudança de remédio.');
    stop = followAccount('ana');
    revoke();
    act(() => stream.send('sharing', {}));
    await ended();
    await expectNothingLeft();
  });

  it('takes a person out of the open list', async () => {
    shares(patientOf());
    open('/pacientes');
    await screen.findByRole('heading', { name: 'Marina Azevedo' });
    stop = followAccount('ana');
    revoke();
    act(() => stream.send('sharing', {}));
    await screen.findByRole('heading', { name: 'Ninguém compartilha com você agora' });
    await expectNothingLeft();
    expect(pageText()).not.toMatch(NAME);
  });
});

describe('the end of an access', () => {
  it.each([
    ['one part is refused', () => server.answer('GET /patients/{id}/screenings', GONE)],
    ['more entries are refused', () => server.answer('GET /patients/{id}/mood-entries', GONE)],
  ] as const)('is noticed when %s', async (_, refuse) => {
    await openShared();
    refuse();
    await userEvent.click(screen.getByRole('button', { name: 'Ver mais registros' }));
    void queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey.includes('screenings') });
    await ended();
    await expectNothingLeft();
  });

  it.each(['pdf', 'fhir'] as const)('is noticed when the file %s is refused', async (kind) => {
    await openShared();
    revoke();
    server.answer(`GET /patients/{id}/${kind}`, GONE);
    await userEvent.click(screen.getByRole('button', { name: kind === 'pdf' ? 'Baixar PDF' : 'Baixar FHIR' }));
    await ended();
    await expectNothingLeft();
  });

  it('comes at its time, also without a network', async () => {
    const endsAt = NOON + 90_000;
    await openShared({ endsAt });
    server.answer('GET /patients/{id}', lost);
    clock.at = endsAt;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await ended();
    await expectNothingLeft();
  });

  it('names nobody, and claims nothing, if there was no access when the page was opened', async () => {
    revoke();
    open();
    await none();
    expect(pageText()).toContain('ou este endereço não é de nenhum acesso seu');
    expect(pageText()).toContain('quando você exclui seu cadastro profissional');
    expect(pageText()).not.toContain('Marina');
  });

  it('shows nothing of an access whose time has passed by this device’s clock', async () => {
    shares(patientOf({ endsAt: NOON - 1, parts: ['moods'] }));
    open();
    await none();
    await expectNothingLeft();
    expect(pageText()).not.toMatch(NAME);
  });
});

describe('without a network', () => {
  it('an open page stays, and says that it may be old', async () => {
    await openShared({ parts: ['screenings'] });
    vi.useFakeTimers();
    server.answer('GET /patients/{id}', lost);
    const again = queryClient.refetchQueries({ predicate: ({ queryKey }) => queryKey.at(-1) === 'p1' });
    await pass(15_000);
    await again;
    await pass(10);
    expect(pageText()).toContain('14 de 27');
    expect(pageText()).toMatch(
      /Não foi possível atualizar\. O que está aqui foi lido .+ e pode ter mudado desde então\./,
    );
    server.answer('GET /patients/{id}', patientOf({ parts: ['screenings'] }));
    act(() => screen.getByRole('button', { name: 'Tentar novamente' }).click());
    await pass(10);
    expect(pageText()).not.toContain('pode ter mudado');
  });

  it('a page says so as soon as the device loses it', async () => {
    await openShared({ parts: ['screenings'] });
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(pageText()).toMatch(/Sem conexão com o Alento\. O que está aqui foi lido .+ e pode ter mudado/);
    expect(pageText()).toContain('14 de 27');
  });

  it('a new page shows nothing of an earlier visit', async () => {
    const router = await openShared({ parts: ['screenings'] });
    await act(() => router.navigate('/profissionais'));
    await waitFor(() => expect(memoryText()).not.toMatch(/Marina|PHQ-9/));
    server.answer('GET /patients/{id}', never);
    await act(() => router.navigate('/pacientes/p1'));
    screen.getByText('Carregando o que a pessoa mostra');
    expect(pageText()).not.toContain('Marina');
  });
});

describe('a part that can’t be read', () => {
  it('says so and offers a retry; the other parts stay', async () => {
    shares(patientOf({ parts: ['screenings', 'medication'] }));
    server.answer('GET /patients/{id}/screenings', refused(500, 'INTERNAL'));
    open();
    await allRead(queryClient);
    const alert = await screen.findByText('Não foi possível carregar esta parte agora.');
    expect(alert.closest('[role=alert]')).toBeTruthy();
    expect(pageText()).toContain('Sertralina');
    shares(patientOf({ parts: ['screenings', 'medication'] }));
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByText('14 de 27 · sintomas moderados');
  });

  it('is the whole page if the access itself can’t be read', async () => {
    server.answer('GET /patients/{id}', refused(500, 'INTERNAL'));
    open();
    await screen.findByRole('heading', { level: 1, name: 'Não foi possível abrir esta página agora.' });
    shares(patientOf({ parts: ['screenings'] }));
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await screen.findByRole('heading', { level: 1, name: 'Marina Azevedo' });
  });
});
