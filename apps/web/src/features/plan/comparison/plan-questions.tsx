import { questionsCopy } from '../plan.copy.ts';

/** Common questions before a payment. The first is about cancellation (decision D11). */
export const PlanQuestions = () => (
  <dl className="-mb-7 gap-x-12 sm:columns-2">
    {questionsCopy.list.map(({ question, answer }) => (
      <div key={question} className="mb-7 break-inside-avoid">
        <dt className="font-bold">{question}</dt>
        <dd className="mt-1 max-w-[56ch] text-ink-muted">{answer}</dd>
      </div>
    ))}
  </dl>
);
