// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { patientOf } from '../../../testing/patient-answers.ts';
import { NOON, open, pageText, shares, withAna } from '../patient.harness.tsx';

const clock = withAna();

const rows = (): (string | undefined)[] =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\s/g, ' '));

it('lists who shares, what, which days, until when, and the last visit', async () => {
  server.answer('GET /patients', [
    patientOf(),
    patientOf({ id: 'p2', name: 'Zé', parts: ['moods', 'screenings'], lastVisitAt: null }),
  ]);
  open('/pacientes');
  await screen.findByRole('heading', { level: 2, name: 'Marina Azevedo' });
  expect(rows()[0]).toContain(
    'MostraHumor com as notas; PHQ-9 e GAD-7; item 9 do PHQ-9; prontuários; tratamento e medicação; plano de segurança' +
      'Dias24 de agosto a 21 de novembro de 2026Acesso até21 de dezembro de 2026Última visita sua14 de novembro de 2026, 12:00',
  );
  expect(rows()[1]).toMatch(/^ZéPrimeira visitaMostraHumor sem as notas; PHQ-9 e GAD-7/);
  expect(rows()[1]).not.toContain('Última visita sua');
  expect(screen.getByRole('link', { name: 'Abrir: Zé' }).getAttribute('href')).toBe('/pacientes/p2');
});

it('leads somebody without a professional profile to it', async () => {
  server.answer('GET /patients', refused(403, 'PROFESSIONAL_PROFILE_REQUIRED'));
  open('/pacientes');
  await screen.findByRole('heading', { name: 'Esta parte é para profissionais' });
  await userEvent.click(screen.getByRole('link', { name: 'Fazer o cadastro profissional' }));
  screen.getByText('Tela /cadastro-profissional');
});

it('offers a retry if the list can’t be read, and says if a shown list may be old', async () => {
  server.answer('GET /patients', refused(500, 'INTERNAL'));
  open('/pacientes');
  await screen.findByText('Não foi possível ver agora quem compartilha com você.');
  shares(patientOf());
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await screen.findByRole('heading', { name: 'Marina Azevedo' });
  server.answer('GET /patients', refused(500, 'INTERNAL'));
  await act(() => queryClient.refetchQueries());
  await screen.findByText('Não foi possível atualizar esta lista agora. Ela pode ter mudado.');
  screen.getByRole('heading', { name: 'Marina Azevedo' });
});

it('takes a person out of the list when the access ends', async () => {
  const other = patientOf({ id: 'p2', name: 'Zé' });
  server.answer('GET /patients', [patientOf({ endsAt: NOON + 1000 }), other]);
  open('/pacientes');
  await screen.findByRole('heading', { name: 'Marina Azevedo' });
  server.answer('GET /patients', [other]);
  clock.at = NOON + 1000;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await allRead(queryClient);
  expect(pageText()).not.toContain('Marina');
  within(screen.getByRole('list')).getByRole('heading', { name: 'Zé' });
});
