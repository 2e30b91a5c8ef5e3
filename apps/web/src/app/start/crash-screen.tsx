import { paths } from '@alento/domain/interface/paths';
import { Button } from '../../ui/button.tsx';
import { crashCopy } from '../app.copy.ts';

/** Shown by the router when a screen breaks, or when its code could not be fetched. */
export function CrashScreen() {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div role="alert" className="flex max-w-md flex-col items-center gap-5 text-center">
        <h1 className="font-bold text-2xl">{crashCopy.title}</h1>
        <p className="text-ink-muted">{crashCopy.text}</p>
        <div className="flex flex-wrap justify-center gap-3">
          <Button onClick={() => window.location.reload()}>{crashCopy.reload}</Button>
          <Button variant="secondary" asChild>
            {/* A whole new page: whatever broke is left behind. */}
            <a href={paths.home}>{crashCopy.home}</a>
          </Button>
        </div>
      </div>
    </main>
  );
}
