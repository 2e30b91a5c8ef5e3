import { paths } from '@alento/domain/interface/paths';
import { AnchorButton, Button } from '../../ui/button.tsx';
import { crashCopy } from '../app.copy.ts';

/** Shown if a screen throws or its code can't be loaded. */
export function CrashScreen() {
  return (
    <main data-crashed className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="flex max-w-md flex-col items-center gap-5 text-center">
        <h1 className="font-bold text-2xl">{crashCopy.title}</h1>
        <p className="text-ink-muted">{crashCopy.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>{crashCopy.reload}</Button>
          {/* A full page load, which resets all state. */}
          <AnchorButton href={paths.home} variant="secondary">
            {crashCopy.home}
          </AnchorButton>
        </div>
      </div>
    </main>
  );
}
