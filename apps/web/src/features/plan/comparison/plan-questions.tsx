import type { Plan } from '@alento/contract/plan';
import { useQuery } from '@tanstack/react-query';
import { Fold } from '../../../ui/fold.tsx';
import { plansQuery } from '../plan.queries.ts';
import { questionsCopy as copy } from './comparison.copy.ts';

/** How this installation takes payments. Until the prices are loaded, the answer is the one for both methods. */
function payAnswer(plans: readonly Plan[] | undefined): string {
  const methods = plans?.flatMap(({ offers }) => offers.map(({ method }) => method));
  if (methods?.length === 0) return copy.pay.off;
  return `${methods?.includes('pix') === false ? copy.pay.card : copy.pay.cardAndPix} ${copy.pay.page}`;
}

/** Common questions before a payment, each with its answer in a fold. */
export function PlanQuestions() {
  const { data } = useQuery(plansQuery());
  const { free, pay, cancel, change, records, help } = copy;
  const list = [free, { question: pay.question, answer: payAnswer(data) }, cancel, change, records, help];
  return (
    <ul className="mt-2 grid items-start gap-x-12 lg:grid-cols-2">
      {list.map(({ question, answer }) => (
        <li key={question}>
          <Fold name={question}>
            <p className="max-w-[56ch] pb-3 text-ink-muted">{answer}</p>
          </Fold>
        </li>
      ))}
    </ul>
  );
}
