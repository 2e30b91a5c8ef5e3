import type { Subscription } from '@alento/contract/payment';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { messageOf } from '../../../lib/api/api-error.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { dayOf } from '../../../lib/time/period-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { openCheckout } from '../checkout/open-checkout.ts';
import { termText } from '../subscription/subscription.format.ts';
import { OpenedNow } from './opened-now.tsx';
import { resultCopy as copy } from './result.copy.ts';
import { usePayment } from './use-payment.ts';

type Checkout = NonNullable<Subscription['checkout']>;

/** The payment page whose Pix the bank has not confirmed; null if there is none. */
const awaitedPix = (own: Subscription | undefined): Checkout | null =>
  own?.checkout?.method === 'pix' && own.checkout.state === 'awaiting' ? own.checkout : null;

/** Opens the page with the code again. The server returns the address of the same code. */
function OpenPix({ checkout }: { checkout: Checkout }) {
  const client = useQueryClient();
  const { planId, priceId } = checkout;
  const {
    mutate,
    isPending,
    data: failure,
  } = useMutation({
    mutationFn: () => openCheckout(client, { plan: planId, priceId }),
  });
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        {copy.openPix}
      </Button>
      <Alert className="basis-full">{failure}</Alert>
    </>
  );
}

/** The current plan as the server returns it. The URL is not read for this. */
const CurrentPlanCard = ({ own }: { own: Subscription }) => (
  <Card className="min-h-36 content-center">
    <h2 className="text-ink-muted text-sm">{copy.currentTitle}</h2>
    <p className="mt-1 font-bold text-2xl tracking-tight">{PLAN_NAMES[own.planId]}</p>
    <p className="mt-1 text-ink-muted">{termText(own)}</p>
  </Card>
);

type Opening = { title: string; lead: string };
type Payment = ReturnType<typeof usePayment>;
type Props = {
  /** Renders the title of the page. */
  opening: (opening: Opening) => ReactNode;
};

function openingOf(stage: Payment['stage'], own: Subscription | undefined): Opening {
  const isPix = own?.checkout?.method === 'pix';
  if (stage === 'waiting' || stage === 'late') {
    const isLate = stage === 'late';
    const lead = isLate ? copy.lateLead : copy.waitingLead;
    return { title: isLate ? copy.lateTitle : copy.waitingTitle, lead: awaitedPix(own) ? copy.pixLead : lead };
  }
  if (stage === 'failed') {
    return { title: errorText('PAYMENT_FAILED'), lead: isPix ? copy.pixFailedLead : copy.failedLead };
  }
  if (stage === 'paid' && own) {
    // A plan that is paid once may only have been prolonged, so its new end is what matters.
    const end = isPix && own.method === 'pix' ? own.endsAt : null;
    const lead = end === null ? copy.paidLead : copy.validUntil(dayOf(end));
    return { title: copy.paidTitle(PLAN_NAMES[own.planId]), lead };
  }
  return { title: copy.title, lead: copy.lead };
}

const Links = ({ children }: { children: ReactNode }) => <div className="mt-6 flex flex-wrap gap-3">{children}</div>;
const To = ({ path, text, isFirst = false }: { path: string; text: string; isFirst?: boolean }) => (
  <LinkButton to={path} variant={isFirst ? 'primary' : 'secondary'}>
    {text}
  </LinkButton>
);

function Late({ payment }: { payment: Payment }) {
  const pix = awaitedPix(payment.own);
  return (
    <>
      <ul className="list-disc space-y-2 pl-5 marker:text-ink-muted">
        {copy.lateList.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Alert className="mt-4">{payment.checkError ? messageOf(payment.checkError) : null}</Alert>
      <Links>
        {pix && <OpenPix checkout={pix} />}
        <Button variant={pix ? 'secondary' : 'primary'} busy={payment.isChecking} onClick={payment.checkAgain}>
          {copy.checkAgain}
        </Button>
        <To path={paths.home} text={copy.home} />
      </Links>
    </>
  );
}

function Body({ payment }: { payment: Payment }) {
  const { stage, own } = payment;
  const pix = awaitedPix(own);
  if (stage === 'waiting') {
    return (
      <>
        <Card className="flex min-h-36 items-center justify-center text-brand">
          <Spinner size={32} />
        </Card>
        {pix && (
          <Links>
            <OpenPix checkout={pix} />
          </Links>
        )}
      </>
    );
  }
  if (stage === 'late') return <Late payment={payment} />;
  if (stage === 'failed') {
    return (
      <Links>
        <To path={paths.plans} text={copy.backToPlans} isFirst />
        <To path={paths.home} text={copy.home} />
      </Links>
    );
  }
  return (
    <>
      {own && (stage === 'paid' ? <OpenedNow plan={own.planId} /> : <CurrentPlanCard own={own} />)}
      <Links>
        <To path={paths.profile} text={copy.profile} isFirst />
        <To path={paths.home} text={copy.home} />
      </Links>
    </>
  );
}

function MemberResult({ opening }: Props) {
  const payment = usePayment();
  if (payment.isUnread) {
    return (
      <>
        {opening({ title: copy.title, lead: copy.lead })}
        <ErrorState
          message={payment.isOffline ? copy.offline : copy.failed}
          onRetry={payment.readAgain}
          busy={payment.isReading}
        />
      </>
    );
  }
  return (
    <>
      <div aria-live="polite">{opening(openingOf(payment.stage, payment.own))}</div>
      <Body payment={payment} />
    </>
  );
}

/** What became of a payment, in the server's words: the redirect from the payment page proves nothing. */
export function PaymentResult({ opening }: Props) {
  if (useAccount()) return <MemberResult opening={opening} />;
  return (
    <>
      {opening({ title: copy.signInTitle, lead: copy.signInText })}
      <Links>
        <To path={paths.login} text={copy.signIn} isFirst />
        <To path={paths.plans} text={copy.backToPlans} />
      </Links>
    </>
  );
}
