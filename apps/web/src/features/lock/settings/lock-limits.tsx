import { limitsCopy as copy } from './lock-settings.copy.ts';

const List = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div>
    <h3 className="font-semibold">{title}</h3>
    <ul className="mt-1 grid max-w-prose list-disc gap-1 pl-5">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);

/** What the PIN protects from, and what it doesn't. */
export const LockLimits = () => (
  <div className="grid gap-4 py-5 sm:py-6">
    <List title={copy.protectsTitle} lines={copy.protects} />
    <List title={copy.protectsNotTitle} lines={copy.protectsNot} />
    <p className="max-w-prose text-ink-muted text-sm">{copy.browser}</p>
    <p className="max-w-prose text-ink-muted text-sm">{copy.help}</p>
  </div>
);
