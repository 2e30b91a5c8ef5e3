import { Section } from '../../../ui/section.tsx';
import { referencesCopy as copy } from '../piece/piece.copy.ts';
import { type Reference, Source } from '../piece/source.tsx';

/** A list of a text's sources, and how each was verified. */
export function ReferencesList({ references }: { references: readonly Reference[] }) {
  if (references.length === 0) return null;
  return (
    <Section title={copy.title}>
      <p className="mt-1 text-ink-muted text-sm">{copy.lead}</p>
      <ol className="mt-4 list-decimal space-y-4 pl-6 marker:text-ink-muted">
        {references.map((reference) => (
          <li key={reference.title} className="pl-1 text-sm">
            <Source source={reference} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
