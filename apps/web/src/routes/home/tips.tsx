import { tipsCopy as copy } from './tips.copy.ts';

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

/** How to use the app, and why. */
export const Tips = () => (
  <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
    <Notes title={copy.title} notes={copy.tips} />
    <Notes title={copy.benefitsTitle} notes={copy.benefits} />
  </div>
);
