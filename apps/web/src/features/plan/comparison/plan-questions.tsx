import type { Plan } from '@alento/contract/plan';
import { useQuery } from '@tanstack/react-query';
import { plansQuery } from '../plan.queries.ts';
import { questionsCopy as copy } from './comparison.copy.ts';

/** How this installation takes payments. Until the prices are loaded, the answer is the one for both methods. */
function payAnswer(plans: readonly Plan[] | undefined): string {
  const methods = plans?.flatMap(({ offers }) => offers.map(({ method }) => method));
  if (methods?.length === 0) return copy.pay.off;
  return `${methods?.includes('pix') === false ? copy.pay.card : copy.pay.cardAndPix} ${copy.pay.page}`;
}

/** Common questions before a payment. */
export function PlanQuestions() {
  const { data } = useQuery(plansQuery());
  const { free, pay, cancel, change, records, help } = copy;
  const list = [free, { question: pay.question, answer: payAnswer(data) }, cancel, change, records, help];
  return (
    <dl className="-mb-7 gap-x-12 sm:columns-2">
      {list.map(({ question, answer }) => (
        <div key={question} className="mb-7 break-inside-avoid">
          <dt className="font-bold">{question}</dt>
          <dd className="mt-1 max-w-[56ch] text-ink-muted">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
