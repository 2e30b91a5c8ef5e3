// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { otherSite } from '../../../lib/page/other-site.ts';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { renewingOf } from '../../../testing/plan-answers.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { OwnPlanActions } from './own-plan-actions.tsx';

const END = Date.UTC(2026, 11, 3, 15);
const STOPPED = renewingOf(END, { status: 'canceled', renewsAt: null, endsAt: END, cancellation: null });
const PAST_DUE = renewingOf(END, { status: 'past_due', renewsAt: null, endsAt: END });

withMember();

function Actions() {
  const { data: own } = useQuery(subscriptionQuery());
  return own ? <OwnPlanActions own={own} onCancel={() => undefined} /> : null;
}

const show = () => draw(<Actions />);

it('OwnPlanActions keeps a plan that was stopped', async () => {
  server.answerInTurn('GET /subscription', STOPPED, renewingOf(END));
  server.answer('POST /subscription/resume', { message: 'Sua assinatura continua no Premium.' });
  show();
  await press('Manter o Premium');
  await screen.findByText('Sua assinatura continua no Premium.');
  await screen.findByRole('button', { name: 'Cancelar assinatura' });
  expect(screen.queryByRole('button', { name: 'Manter o Premium' })).toBeNull();
});

it.each([
  [
    'the server refuses',
    () => server.refuse('POST /subscription/resume', 502, 'SUBSCRIPTION_RESUME_FAILED'),
    'Não foi possível retomar a assinatura agora. Nada mudou.',
  ],
  ['the connection is lost', () => server.fail('POST /subscription/resume'), 'Erro de conexão. Tente novamente.'],
])('OwnPlanActions shows an error if a plan is to be kept and %s', async (_, fail, text) => {
  server.answer('GET /subscription', STOPPED);
  fail();
  show();
  await press('Manter o Premium');
  await screen.findByText(text);
  expect(server.calls('POST /subscription/resume')).toHaveLength(1);
});

it('OwnPlanActions opens the page on which a failed charge is paid, after an error too', async () => {
  const left = vi.spyOn(otherSite, 'open').mockImplementation(() => undefined);
  server.answer('GET /subscription', PAST_DUE);
  server.refuse('POST /subscription/pay', 409, 'SUBSCRIPTION_CHANGED');
  show();
  await press('Pagar agora');
  await screen.findByText(/^Sua assinatura mudou desde que você abriu esta tela/);
  server.answer('POST /subscription/pay', { url: 'https://pagamento.exemplo/fatura' });
  await press('Pagar agora');
  await waitFor(() => expect(left).toHaveBeenCalledExactlyOnceWith('https://pagamento.exemplo/fatura'));
});
