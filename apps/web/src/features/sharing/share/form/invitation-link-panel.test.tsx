// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../../testing/fake-server/fake-server.ts';
import { NOON, openShareOf, shareOf, TOKEN } from '../../sharing.fixture.ts';
import { button, press, show, withOwner } from '../../sharing.harness.tsx';
import { ShareScreen } from '../share-screen.tsx';

const NEW_SHARE = { id: 's9', token: TOKEN, url: `https://alento.test/professional-invite/${TOKEN}` };

withOwner(NOON);
beforeEach(() => server.answer('POST /professional-invites', NEW_SHARE));

describe('the card of a new invitation', () => {
  const create = async () => {
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
