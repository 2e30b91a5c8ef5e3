import { paths } from '@alento/domain/interface/paths';
import { Button } from '../../ui/button.tsx';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { lockMissingCopy as copy } from './lock-missing.copy.ts';

/** Shown if the code of the lock screen can't be loaded: the app stays locked, and the numbers to call are there. */
export const LockMissing = () => (
  <main className="mx-auto grid min-h-dvh w-full max-w-md content-center gap-5 p-4">
    <div role="alert">
      <h1 className="font-bold text-2xl tracking-tight">{copy.title}</h1>
      <p className="mt-1 text-ink-muted">{copy.text}</p>
    </div>
    <Button onClick={() => window.location.reload()}>{copy.reload}</Button>
    <HelpContacts />
    <Button asChild variant="secondary">
      <a href={paths.help}>{copy.help}</a>
    </Button>
  </main>
);
