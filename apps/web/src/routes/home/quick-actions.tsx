import { paths } from '@alento/domain/interface/paths';
import { CalendarDays, MessageCircleHeart, Smile } from 'lucide-react';
import { Link } from 'react-router';
import { actionsCopy } from './home.copy.ts';

const action =
  'flex min-h-16 items-center gap-4 rounded-card border px-5 py-3 transition-colors duration-150 motion-reduce:transition-none';

/** The section 'Ações rápidas': beside the week on large screens, below it on small ones. */
export function QuickActions() {
  return (
    <aside aria-labelledby="actions-title" className="grid content-start gap-4">
      <h2 id="actions-title" className="text-xl font-bold">
        {actionsCopy.title}
      </h2>
      <nav aria-labelledby="actions-title" className="grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {/* Only one element per screen is coral; on a phone that is Registrar in the tab bar. */}
        <Link
          to={paths.record}
          className={`${action} border-transparent bg-brand-soft text-on-brand-soft lg:bg-accent lg:text-on-accent lg:hover:bg-accent-hover`}
        >
          <Smile size={28} aria-hidden="true" className="shrink-0" />
          <span>
            <span className="block font-bold">{actionsCopy.now}</span>
            <span className="block text-sm">{actionsCopy.nowHint}</span>
          </span>
        </Link>
        <Link
          to={paths.chat}
          className={`${action} border-border bg-surface hover:bg-surface-sunken sm:max-lg:order-last sm:max-lg:col-span-2`}
        >
          <MessageCircleHeart size={28} aria-hidden="true" className="shrink-0 text-brand" />
          <span>
            <span className="block font-bold">{actionsCopy.assistant}</span>
            <span className="block text-sm text-ink-muted">{actionsCopy.assistantHint}</span>
          </span>
        </Link>
        <Link to={paths.recordPast} className={`${action} border-border bg-surface hover:bg-surface-sunken`}>
          <CalendarDays size={28} aria-hidden="true" className="shrink-0 text-brand" />
          <span>
            <span className="block font-bold">{actionsCopy.past}</span>
            <span className="block text-sm text-ink-muted">{actionsCopy.pastHint}</span>
          </span>
        </Link>
      </nav>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <Notes title={actionsCopy.tipsTitle} notes={actionsCopy.tips} />
        <Notes title={actionsCopy.benefitsTitle} notes={actionsCopy.benefits} />
      </div>
    </aside>
  );
}

function Notes({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <section className="rounded-card border border-border p-5">
      <h3 className="font-bold">{title}</h3>
      <ul className="mt-2 grid gap-2 text-sm text-ink-muted">
        {notes.map((note) => (
          <li key={note} className="border-l-2 border-border-strong pl-3">
            {note}
          </li>
        ))}
      </ul>
    </section>
  );
}
