import { Link } from 'react-router';
import { paths } from '../config/paths.ts';
import { MoodFace } from '../features/mood-entry/mood-face.tsx';
import { useAccount } from '../lib/session/use-account.ts';
import { Button } from '../ui/button.tsx';
import { notFoundCopy } from './not-found.copy.ts';

/** Says that nothing was lost, and offers two ways on. */
export function Component() {
  const signedIn = useAccount() !== null;
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-5 pt-8 text-center sm:pt-16">
      <MoodFace score={2} size={96} />
      <h1 tabIndex={-1} className="font-bold text-2xl tracking-tight">
        {notFoundCopy.title}
      </h1>
      <p className="text-ink-muted">{notFoundCopy.text}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to={signedIn ? paths.home : paths.landing}>{signedIn ? notFoundCopy.home : notFoundCopy.landing}</Link>
        </Button>
        <Button variant="secondary" asChild>
          <Link to={signedIn ? paths.history : paths.login}>
            {signedIn ? notFoundCopy.history : notFoundCopy.signIn}
          </Link>
        </Button>
      </div>
    </div>
  );
}
