// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { overviewOf } from '../../../testing/my-data-answers.ts';
import { show } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { ConsentItems } from '../../consent/consent-items.tsx';
import { pageText } from '../my-data.harness.ts';
import { ConsentHistory, EarlierConsents } from './consent-history.tsx';
import { PrivacyContact } from './privacy-contact.tsx';
import { StoredDataList } from './stored-data-list.tsx';

const SINCE = Date.UTC(2022, 0, 3, 15);
const PERIOD = { textVersion: '2026-11-25', grantedAt: SINCE, revokedAt: null } as const;

withMember();

describe('the list of stored data', () => {
  it('shows each kind with its count and since when, and the kinds without data in one sentence', async () => {
    server.answer('GET /my-data', overviewOf({ entries: 1204, tags: 1 }, { since: SINCE }));
    show(<StoredDataList />);
    const rows = await screen.findAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Registros de humorDesde 3 de jan. de 20221.204',
      'MarcadoresDesde 3 de jan. de 20221',
    ]);
    expect(pageText()).toMatch(
      /Nada guardado de: fotos e notas de voz, avaliações, remédios do diário, resumos da semana, .* e diários trazidos\./,
    );
  });

  it('says so if nothing is stored, and always says what is encrypted and what is not', async () => {
    server.answer('GET /my-data', overviewOf({}));
    show(<StoredDataList />);
    expect(await screen.findByText('Ainda não há nada guardado além da sua conta.')).toBeTruthy();
    expect(screen.queryByRole('list')).toBeNull();
    expect(pageText()).toMatch(/cifrado com uma chave só sua.*ficam sem essa cifra/);
    expect(screen.getByRole('link', { name: 'Ler a Política de Privacidade' }).getAttribute('href')).toBe(
      '/politica-de-privacidade',
    );
  });
});

describe('the consents with their history', () => {
  const consents = (
    <>
      <ConsentItems below={(purpose) => <ConsentHistory purpose={purpose} />} />
      <EarlierConsents />
    </>
  );
  const AI = { purpose: 'external-ai', provider: 'Exemplo', isGranted: false, grantedAt: null } as const;

  it('show when a consent was granted and withdrawn, and read it again after a change', async () => {
    server.answer('GET /consents', [AI]);
    server.answerInTurn(
      'GET /my-data',
      overviewOf({}, { consents: [{ purpose: 'external-ai', ...PERIOD, revokedAt: SINCE + 3_600_000 }] }),
      overviewOf({}, { consents: [{ purpose: 'external-ai', ...PERIOD, grantedAt: SINCE + 7_200_000 }] }),
    );
    server.answer('PUT /consents/{purpose}', { ...AI, isGranted: true, grantedAt: SINCE });
    show(consents);
    await userEvent.click(await screen.findByText('Histórico desta permissão'));
    expect(screen.getByRole('listitem').textContent).toMatch(/^Permitido de 3 de jan\. de 2022.* a 3 de jan\. de 2022/);
    await userEvent.click(screen.getByRole('switch', { name: 'Respostas de uma IA externa' }));
    await waitFor(() => expect(screen.getByRole('listitem').textContent).toMatch(/^Permitido desde 3 de jan/));
    expect(server.calls('PUT /consents/{purpose}')[0]?.body).toEqual({ isGranted: true });
  });

  const EARLIER = [{ purpose: 'ad-network' as const, ...PERIOD }];
  it.each([
    ['say so if a consent was never granted', [AI], overviewOf({}), 'Você nunca permitiu.'],
    [
      'list consents that are no longer requested',
      [],
      overviewOf({}, { consents: EARLIER }),
      'Anúncios de uma rede na biblioteca',
    ],
    ['say so if they can’t be read', [], refused(500, 'INTERNAL'), /Não foi possível ver agora todas as permissões/],
  ])('%s', async (_, requested, overview, text) => {
    server.answer('GET /consents', requested);
    server.answer('GET /my-data', overview);
    show(consents);
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByText(/Nenhuma permissão é pedida/)).toBeNull();
  });

  it('say so if nothing is requested and nothing was granted', async () => {
    server.answer('GET /consents', []);
    server.answer('GET /my-data', overviewOf({}));
    show(consents);
    const text = (await screen.findByText(/Nenhuma permissão é pedida a você agora/)).textContent;
    // Sharing needs no consent of this list, so the sentence can't promise that nothing leaves.
    expect(text).toContain('um profissional só lê o que você compartilhar');
  });
});

describe('the contact for questions about the data', () => {
  it.each([
    ['dados@alento.example', 'mailto:dados@alento.example'],
    ['https://alento.example/dados', 'https://alento.example/dados'],
  ])('is a link if it is %s', async (privacyContact, href) => {
    server.answer('GET /my-data', overviewOf({}, { privacyContact }));
    show(<PrivacyContact />);
    expect((await screen.findByRole('link', { name: privacyContact })).getAttribute('href')).toBe(href);
  });

  it('is never a link to a script', async () => {
    server.answer('GET /my-data', overviewOf({}, { privacyContact: 'javascript:alert(1)' }));
    show(<PrivacyContact />);
    expect(await screen.findByText('javascript:alert(1)')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /javascript/ })).toBeNull();
  });

  it('says so and points to the privacy policy if none is configured', async () => {
    server.answer('GET /my-data', overviewOf({}));
    show(<PrivacyContact />);
    expect(await screen.findByText(/ainda não informou um contato/)).toBeTruthy();
  });
});
