// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyDevice } from '../../../testing/device.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import type { DataOf } from '../../../testing/fake-server/route.ts';
import { withIntersections } from '../../../testing/observers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { prerender } from '../../../testing/show.tsx';
import { signIn, withVisitor } from '../../../testing/signed-in.ts';
import { PsychologistsPage } from '../pages/psychologists-page.tsx';

type Listing = DataOf<'GET /professionals'>[number];

const ANA: Listing = {
  id: 'l1',
  name: 'Ana Lima',
  crp: '06/123456',
  uf: 'SP',
  serviceKinds: ['online', 'in-person'],
  text: 'Atendo adultos, com foco em luto.',
  contact: '(11) 91234-5678',
};
const JOAO: Listing = {
  ...ANA,
  id: 'l2',
  name: 'João Prado',
  uf: 'RJ',
  crp: '05/321',
  contact: 'pelo (21) 98765-4321',
};
/** Attends in person only. */
const RUI: Listing = { ...ANA, id: 'l3', name: 'Rui Melo', uf: 'BA', crp: '03/77', serviceKinds: ['in-person'] };

const { scrollTo } = withIntersections();
withVisitor();
beforeEach(async () => {
  await emptyDevice();
  server.answer('GET /professionals', ({ query }) =>
    [ANA, JOAO].filter(
      ({ uf, serviceKinds }) =>
        (query.uf === undefined || query.uf === uf) &&
        (query.kind === undefined || serviceKinds.some((kind) => kind === query.kind)),
    ),
  );
});

const open = (address = '/psicologos') =>
  draw({ '/psicologos': <PsychologistsPage />, '/login': <p>Tela de entrada</p> }, address);
const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));
const names = (): (string | null)[] =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryByRole('heading', { level: 3 })?.textContent ?? []);
const queries = () => server.calls('GET /professionals').map(({ query }) => query);

describe('the list of professionals', () => {
  it('is not read before somebody asks for it; the public services are above it', async () => {
    open();
    expect(queries()).toEqual([]);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs.slice(0, 2)).toEqual(['tel:188', 'tel:192']);
    expect(hrefs).toEqual(expect.arrayContaining(['tel:136', 'https://podefalar.org.br']));
    const outside = screen.getAllByRole<HTMLAnchorElement>('link').filter(({ target }) => target === '_blank');
    for (const { rel } of outside) expect(rel).toBe('noopener');
    await press('Ver profissionais');
    await screen.findByText('2 profissionais');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('UF');
    expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('tel:188');
  });

  it('is read when it comes near, and keeps the focus of somebody who reached it with the keyboard', async () => {
    open();
    act(() => screen.getByRole('button', { name: 'Ver profissionais' }).focus());
    scrollTo(true);
    await screen.findByText('2 profissionais');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('UF');
  });

  it('begins as a button in the prerendered page, whatever the address', () => {
    const html = prerender(<PsychologistsPage />, '/psicologos?uf=SP');
    expect(html).toContain('Ver profissionais');
    expect(html).toContain('tel:188');
  });

  it('shows what each professional typed, and that nobody checked it', async () => {
    open('/psicologos?kind=online');
    await screen.findByText('2 profissionais (on-line)');
    const cards = screen
      .getAllByRole('heading', { level: 3 })
      .filter(({ textContent }) => textContent === 'Ana Lima' || textContent === 'João Prado')
      .map((heading) => heading.closest('li') as HTMLElement);
    expect(cards[0]?.textContent).toMatch(
      /^Ana LimaCRP 06\/123456 · São Paulo \(SP\)On-linePresencialAtendo adultos, com foco em luto\.Contato\(11\) 91234-5678/,
    );
    expect(
      within(cards[0] as HTMLElement)
        .getByRole('link', { name: '(11) 91234-5678' })
        .getAttribute('href'),
    ).toBe('tel:+5511912345678');
    expect(cards[1]?.textContent).toContain('pelo (21) 98765-4321');
    expect(within(cards[1] as HTMLElement).queryByRole('link', { name: /98765/ })).toBeNull();
    screen.getByText(/O Alento não confere o CRP, não recomenda ninguém.*cadastro\.cfp\.org\.br/);
  });

  it('is filtered by the address, which the filters change', async () => {
    const router = open('/psicologos?uf=SP&kind=outro');
    await screen.findByText('1 profissional (São Paulo)');
    expect(names()).toContain('Ana Lima');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'UF' }), 'Rio de Janeiro (RJ)');
    await screen.findByText('1 profissional (Rio de Janeiro)');
    await userEvent.click(screen.getByRole('radio', { name: 'Presencial' }));
    await screen.findByText('1 profissional (Rio de Janeiro, presencial)');
    expect(router.state.location.search).toBe('?uf=RJ&kind=in-person');
    expect(queries()).toEqual([{ uf: 'SP' }, { kind: 'online' }, { uf: 'RJ' }, { uf: 'RJ', kind: 'in-person' }]);
    expect(screen.getByText('1 profissional (Rio de Janeiro, presencial)').getAttribute('role')).toBe('status');
  });

  it('shows below the professionals of a unit those of other units who attend online', async () => {
    server.answer('GET /professionals', ({ query }) => (query.kind === 'online' ? [ANA, JOAO] : [ANA, RUI]));
    open('/psicologos?uf=SP');
    const others = await screen.findByRole('region', { name: 'On-line, de outros estados' });
    expect(
      within(others)
        .getAllByRole('listitem')
        .flatMap((item) => within(item).queryByRole('heading')?.textContent ?? []),
    ).toEqual(['João Prado']);
    await userEvent.click(screen.getByRole('radio', { name: 'Presencial' }));
    expect(screen.queryByRole('region', { name: 'On-line, de outros estados' })).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'On-line' }));
    screen.getByRole('region', { name: 'On-line, de outros estados' });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'UF' }), 'Todo o país');
    expect(screen.queryByRole('region', { name: 'On-line, de outros estados' })).toBeNull();
  });

  it('says that nobody matches the filter, and clears it', async () => {
    const router = open('/psicologos?uf=AC');
    await screen.findByRole('heading', { name: 'Ninguém com este filtro' });
    await press('Limpar filtros');
    await screen.findByText('2 profissionais');
    expect(router.state.location.search).toBe('');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('UF');
  });

  it('says that nobody is listed', async () => {
    server.answer('GET /professionals', []);
    open();
    await press('Ver profissionais');
    await screen.findByRole('heading', { name: 'Ainda não há ninguém na lista' });
    expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  });
});

describe('reporting a listing', () => {
  it('leads a visitor to the sign-in, and back', async () => {
    const router = open('/psicologos?uf=SP');
    await userEvent.click(await screen.findByRole('link', { name: 'Entrar para denunciar este cadastro: Ana Lima' }));
    await screen.findByText('Tela de entrada');
    expect(router.state.location.state).toEqual({ returnTo: '/psicologos' });
  });

  it('sends the reason with one press, and thanks', async () => {
    await signIn();
    server.answer('POST /professionals/{id}/reports');
    open('/psicologos?uf=SP');
    await userEvent.click(await screen.findByRole('button', { name: 'Denunciar este cadastro: Ana Lima' }));
    const dialog = await readyDialog('Denunciar este cadastro');
    within(dialog).getByText('Ana Lima, CRP 06/123456. O que está errado?');
    await press('Esta pessoa não é psicóloga');
    await within(dialog).findByText(/^Obrigado\. A denúncia foi enviada/);
    expect(dialog.textContent).not.toContain('O que está errado?');
    expect(server.calls('POST /professionals/{id}/reports').map(({ params, body }) => [params, body])).toEqual([
      [{ id: 'l1' }, { reason: 'not-a-psychologist' }],
    ]);
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Fechar' })[0] as HTMLElement);
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says if the listing is gone, and reads the list again', async () => {
    await signIn();
    server.answer('POST /professionals/{id}/reports', refused(404, 'LISTING_NOT_FOUND'));
    open('/psicologos?uf=SP');
    await userEvent.click(await screen.findByRole('button', { name: 'Denunciar este cadastro: Ana Lima' }));
    const dialog = await readyDialog('Denunciar este cadastro');
    await press('Outro problema');
    await within(dialog).findByText('Este cadastro não está mais na lista.');
    await vi.waitFor(() => expect(queries().filter(({ uf }) => uf === 'SP')).toHaveLength(2));
  });
});
