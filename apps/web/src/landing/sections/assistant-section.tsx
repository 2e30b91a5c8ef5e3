import { assistantCopy } from '../landing.copy.ts';
import { Passage } from './section-parts.tsx';

const INDENTS = ['', 'sm:pl-[12%]', 'sm:pl-[5%]'];

/** Presents the assistant with example questions. */
export const AssistantSection = () => (
  <Passage
    id="ia-assistente"
    title={assistantCopy.title}
    lead={<p className="mt-5 max-w-[40ch] text-ink-muted text-lg">{assistantCopy.text}</p>}
  >
    <div className="mt-12 grid gap-x-16 gap-y-14 sm:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ul
        aria-label={assistantCopy.questionsLabel}
        className="space-y-4 font-light text-[clamp(1.75rem,1.2rem+2.6vw,3.4rem)] text-brand leading-[1.1] tracking-[-0.02em]"
      >
        {assistantCopy.questions.map((question, index) => (
          <li key={question} className={INDENTS[index]}>
            “{question}”
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-border">
        {assistantCopy.promises.map((promise) => (
          <li key={promise} className="py-5 first:pt-0 last:pb-0">
            {promise}
          </li>
        ))}
      </ul>
    </div>
  </Passage>
);
