import { END_NOTICE_DAYS, GRACE_DAYS } from '@alento/domain/payment/limits';
import { DEFAULT_PRICE_CENTS, priceText } from '@alento/domain/plan/plans';
import { REFUND_WINDOW_DAYS } from '@alento/domain/plan/quotas';
import { expect, it } from 'vitest';
import { all, helpOf, policy, terms } from './product-texts.harness.ts';

it('terms and help pages state the days for withdrawal of the domain', () => {
  const days = `${REFUND_WINDOW_DAYS} dias`;
  for (const text of [terms, ...['cancel-plan', 'refund', 'pay', 'pix', 'price'].map(helpOf)])
    expect(text).toContain(days);
  expect(helpOf('refund')).toContain(
    `quem comprou no dia 10 pode desistir até o fim do dia ${10 + REFUND_WINDOW_DAYS}`,
  );
});

it('terms and help pages state the days of access after a failed renewal', () => {
  const days = `o acesso continua por ${GRACE_DAYS} dias`;
  for (const text of [terms, ...['card-refused', 'my-plan'].map(helpOf)]) expect(text).toContain(days);
});

it('the page about Pix states when the end of a plan is announced', () => {
  expect(END_NOTICE_DAYS).toBe(3);
  expect(helpOf('pix')).toContain('Três dias antes do fim');
});

it('the page about prices states the default prices', () => {
  for (const plan of ['essencial', 'premium'] as const)
    expect(helpOf('price').replaceAll('\u00a0', ' ')).toContain(
      priceText(DEFAULT_PRICE_CENTS[plan]).replaceAll('\u00a0', ' '),
    );
});

it('the privacy policy and the terms name the payment service, and what it gets', () => {
  for (const text of [terms, policy]) expect(text).toContain('Stripe');
  expect(policy).toContain('um código interno da sua conta');
});

it('no help page and no legal text says that plans can’t be bought yet', () => {
  for (const text of all)
    expect(text).not.toMatch(/ainda não (?:recebe pagamentos|estão à venda|dá para pagar)|quando houver pagamentos/i);
});
