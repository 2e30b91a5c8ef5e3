// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { withHeaders } from '../../../testing/fake-server/reply.ts';
import { accessOf, NOON, openShareOf, shareOf, TOKEN } from '../sharing.fixture.ts';
import { button, pageText, press, show, withOwner } from '../sharing.harness.tsx';
import { ShareScreen } from './share-screen.tsx';

const REVOKE = 'DELETE /professional-invites/{id}';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The time of day of an instant in the zone of the tests, as "14h32". */
const timeOf = (at: number): string => formatTime(at, timeZone()).replace(':', 'h');

withOwner(NOON - 400 * DAY);
beforeEach(() => server.answer('GET /professional-invites', [openShareOf(), shareOf()]));

const open = () => show(<ShareScreen knownName={null} newestRecord={undefined} presetDays={null} />);
const cards = async () => {
  await screen.findAllByText('Helena Prado');
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent);
};

describe('the list of shares', () => {
  it('says who, what, until when and the last access, and that nobody checked the CRP', async () => {
    open();
    const [invitation, active] = await cards();
    expect(invitation).toMatch(/Ninguém ainda.*Convite aberto.*até 28 de novembro de 2026, uma vez só/);
    expect(active).toMatch(/Helena PradoCRP 06\/123456, SPAtivo.*Humores e avaliações/);
    expect(active).toMatch(/25 de outubro a 21 de dezembro de 2026/);
    expect(active).toContain(`Última leiturahoje às ${timeOf(NOON - HOUR)}`);
    expect(pageText()).toContain('o Alento não confere o CRP com o conselho');
  });

  it('says of a live share of screenings without item 9 that its answer is not shown', async () => {
    const NOT_SHOWN = 'A resposta à pergunta 9 do PHQ-9 não é mostrada.';
    server.answer('GET /professional-invites', [
      shareOf(),
      shareOf({ id: 'a', parts: ['screenings', 'self-harm-answer'] }),
      shareOf({ id: 'b', parts: ['moods'] }),
      shareOf({ id: 'c', revokedAt: NOON - DAY }),
    ]);
    open();
    expect((await cards()).map((text) => text?.includes(NOT_SHOWN))).toEqual([true, false, false, false]);
  });

  it('names each status in words, by the time of the page', async () => {
    server.answer('GET /professional-invites', [
      shareOf(),
      shareOf({ id: 'a', revokedAt: NOON - DAY }),
      shareOf({ id: 'b', endsAt: NOON }),
      openShareOf({ id: 'c', linkExpiresAt: NOON }),
    ]);
    open();
    const [, ...over] = await cards();
    expect(over.map((text) => /Encerrado|Terminou|Ninguém aceitou a tempo/.exec(text ?? '')?.[0])).toEqual([
      'Encerrado',
      'Terminou',
      'Ninguém aceitou a tempo',
    ]);
    expect(screen.getAllByRole('button', { name: /^Encerrar/ })).toHaveLength(1);
  });

  it('shows the empty state if nothing is shared, and a retry button after an error', async () => {
    server.refuse('GET /professional-invites', 500, 'INTERNAL');
    open();
    expect(await screen.findByText(/^Não foi possível ver agora o que está compartilhado/)).toBeTruthy();
    server.answer('GET /professional-invites', []);
    await press('Tentar novamente');
    expect(await screen.findByText('Nada compartilhado agora')).toBeTruthy();
  });
});

describe('ending a share', () => {
  it('takes one press, announces the end, moves the focus and offers to share again', async () => {
    server.answer(REVOKE);
    open();
    await press('Encerrar acesso de Helena Prado');
    server.answer('GET /professional-invites', [shareOf({ revokedAt: NOON })]);
    const notice = await screen.findByText(
      'Encerrado. Helena Prado não vê mais nada. Arquivos que já foram baixados ficam com quem baixou.',
    );
    expect(notice.closest('[role="status"]')).toBeTruthy();
    expect(server.calls(REVOKE).map(({ params }) => params)).toEqual([{ id: 's1' }]);
    expect(document.activeElement?.textContent).toBe('O que está compartilhado');
    await userEvent.click(within(notice.parentElement as HTMLElement).getByRole('button'));
    expect(document.activeElement?.textContent).toBe('Novo convite');
    expect(screen.getByLabelText<HTMLInputElement>('Seu nome para o profissional').value).toBe('Lua');
    expect(screen.getByLabelText<HTMLInputElement>('Primeiro dia').value).toBe('2026-10-25');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Prontuários' }).checked).toBe(false);
  });

  it('shows that it is under way, and never that it has ended before the server says so', async () => {
    const answer = server.hold(REVOKE);
    open();
    await press('Encerrar acesso de Helena Prado');
    expect((await button('Encerrando...')).hasAttribute('disabled')).toBe(true);
    expect(screen.queryByText(/^Encerrado/)).toBeNull();
    answer();
    expect(await screen.findByText(/^Encerrado\. Helena Prado/)).toBeTruthy();
  });

  it('says that the access may still be open if it was refused, and lets the person try again', async () => {
    server.refuse(REVOKE, 500, 'INTERNAL');
    open();
    await press('Encerrar acesso de Helena Prado');
    expect((await screen.findByText(/^Não deu para encerrar/)).getAttribute('role')).toBe('alert');
    expect(await button('Encerrar acesso de Helena Prado')).toBeTruthy();
  });

  it('says of an invitation that the link is no longer valid', async () => {
    server.answer(REVOKE);
    open();
    await press('Cancelar convite');
    expect(await screen.findByText('Convite cancelado. O link não vale mais.')).toBeTruthy();
  });
});

describe('the link of an open invitation', () => {
  const url = `https://alento.test/professional-invite/${TOKEN}`;

  it('is copied with the words of the specification', async () => {
    const user = userEvent.setup();
    open();
    await user.click(await button('Copiar link'));
    expect(await screen.findByText('Link copiado para área de transferência!')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('is shown if it can’t be copied, and goes to the share sheet if there is one', async () => {
    const share = vi.fn(async () => undefined);
    Object.assign(navigator, { share });
    try {
      open();
      await userEvent.click(await button('Enviar'));
      expect(share).toHaveBeenCalledWith({ title: 'Convite do Alento', url });
      // The sheet leads to WhatsApp, too, without telling its website.
      expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
      vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('não', 'NotAllowedError'));
      await userEvent.click(await button('Copiar link'));
      expect((await screen.findByLabelText<HTMLInputElement>('Link do convite')).value).toBe(url);
    } finally {
      Reflect.deleteProperty(navigator, 'share');
      vi.restoreAllMocks();
    }
  });
});

it('the link of an open invitation goes to WhatsApp where there is no share sheet, without opener and referrer', async () => {
  open();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'WhatsApp (abre em outra aba)' });
  const { origin, pathname, searchParams } = new URL(link.href);
  expect([origin, pathname, [...searchParams]]).toEqual([
    'https://wa.me',
    '/',
    [['text', `Convite do Alento: https://alento.test/professional-invite/${TOKEN}`]],
  ]);
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

describe('the list of accesses', () => {
  it('says what was read in each minute, and continues with the cursor', async () => {
    server.answer('GET /access-log', ({ query }) =>
      query.before === undefined
        ? withHeaders(
            [
              accessOf(NOON - HOUR, ['mood-entries', 'screenings']),
              accessOf(NOON - 24 * HOUR, ['pdf', 'health-records']),
            ],
            { 'X-Next-Cursor': 'c1' },
          )
        : [accessOf(NOON - 48 * HOUR, ['accepted'])],
    );
    open();
    expect(await screen.findByText(/viu os registros de humor e as avaliações$/)).toBeTruthy();
    await press('Ver mais leituras');
    const last = await screen.findByText(/aceitou o convite$/);
    expect(last.textContent).toBe(`Em 21 de novembro de 2026 às ${timeOf(NOON)}: aceitou o convite`);
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(pageText()).toMatch(
      /Hoje às \d\dh00: viu os registros.*Ontem às \d\dh00: viu os prontuários e baixou um PDF/,
    );
    expect(server.calls('GET /access-log').at(-1)?.query).toEqual({ before: 'c1' });
    expect(screen.queryByRole('button', { name: 'Ver mais leituras' })).toBeNull();
  });

  it('says of entries if the share includes their notes, and puts the acceptance first', async () => {
    server.answer('GET /professional-invites', [shareOf({ parts: ['moods', 'notes'] })]);
    server.answer('GET /access-log', [accessOf(NOON - HOUR, ['accepted', 'mood-summary', 'mood-entries', 'pdf'])]);
    open();
    await screen.findByText(
      /aceitou o convite, viu o resumo dos humores e os registros de humor com as notas e baixou um PDF$/,
    );
  });
});

describe('the card of a new invitation', () => {
  const NEW_SHARE = { id: 's9', token: TOKEN, url: `https://alento.test/professional-invite/${TOKEN}` };
  const create = async () => {
    server.answer('GET /professional-invites', []);
    server.answer('POST /professional-invites', NEW_SHARE);
    show(<ShareScreen knownName="Lua" newestRecord={undefined} presetDays={null} />);
    await press('Convidar um profissional');
    server.answer('GET /professional-invites', [openShareOf({ id: NEW_SHARE.id, url: NEW_SHARE.url }), shareOf()]);
    await press('Criar convite');
    await screen.findByText('Convite pronto');
    await button('Cancelar convite');
  };

  it('has the only button that copies the link, until it is closed', async () => {
    await create();
    expect(screen.getAllByRole('button', { name: 'Copiar link' })).toHaveLength(1);
    await press('Pronto');
    expect(screen.getAllByRole('button', { name: 'Copiar link' })).toHaveLength(1);
  });

  it('goes when the invitation is cancelled, and stays when another share ends', async () => {
    server.answer('DELETE /professional-invites/{id}');
    await create();
    await press('Encerrar acesso de Helena Prado');
    await screen.findByText(/^Encerrado\. Helena Prado/);
    expect(screen.getByText('Convite pronto')).toBeTruthy();
    await press('Cancelar convite');
    expect(await screen.findByText('Convite cancelado. O link não vale mais.')).toBeTruthy();
    expect(screen.queryByText('Convite pronto')).toBeNull();
    expect(screen.queryByLabelText('Link do convite')).toBeNull();
  });
});
