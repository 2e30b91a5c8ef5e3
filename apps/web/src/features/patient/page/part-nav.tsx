import { sectionTitles } from '../patient.copy.ts';
import { pageCopy as copy } from './page.copy.ts';
import { anchorOf, type SectionName } from './part-section.tsx';

/** Links to the parts of the page: beside them on wide screens, above them on narrow ones. One part needs none. */
export function PartNav({ names }: { names: readonly SectionName[] }) {
  if (names.length < 2) return null;
  return (
    <nav
      aria-label={copy.parts}
      className="lg:sticky lg:top-[calc(var(--header-height)+var(--safe-top)+1.5rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${anchorOf(name)}`}
              className="inline-flex min-h-11 items-center rounded-pill border border-border-strong bg-surface px-4 font-semibold text-sm hover:bg-surface-sunken lg:w-full lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:text-ink-muted lg:hover:text-ink"
            >
              {sectionTitles[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
