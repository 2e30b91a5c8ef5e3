import { MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { Link, Navigate } from 'react-router';
import { paths } from '../config/paths.ts';
import { MoodFace } from '../features/mood-entry/mood-face.tsx';
import { useAccount } from '../lib/session/use-account.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Horizon } from '../ui/horizon.tsx';
import { landingCopy } from './landing.copy.ts';

const FOOTER_LINK = 'inline-flex min-h-11 items-center underline underline-offset-4';

function Landing() {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="mx-auto flex w-full max-w-[72rem] items-center justify-between px-4 pt-[max(1rem,env(safe-area-inset-top))] sm:px-6">
        <span className="inline-flex items-center gap-2.5 font-bold text-lg tracking-tight">
          <BrandMark size={36} />
          {landingCopy.brand}
        </span>
        <Button variant="quiet" asChild>
          <Link to={paths.login}>{landingCopy.signIn}</Link>
        </Button>
      </header>
      <main className="mx-auto flex w-full max-w-3xl flex-1 flex-col items-center justify-center gap-7 px-4 pt-10 pb-20 text-center">
        <div role="img" aria-label={landingCopy.moods} className="flex gap-1.5 sm:gap-3">
          {MOOD_SCORES.map((score) => (
            <MoodFace key={score} score={score} size={48} className="h-auto w-11 sm:w-14" />
          ))}
        </div>
        <h1 tabIndex={-1} className="font-bold text-4xl tracking-tight">
          {landingCopy.title}
        </h1>
        <p className="max-w-prose text-ink-muted text-lg">{landingCopy.text}</p>
        <div className="flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
          <Button variant="accent" size="lg" asChild className="sm:min-w-44">
            <Link to={`${paths.login}?createAccount=true`}>{landingCopy.create}</Link>
          </Button>
          <Button variant="secondary" size="lg" asChild className="sm:min-w-44">
            <Link to={paths.login}>{landingCopy.signIn}</Link>
          </Button>
        </div>
      </main>
      <Horizon className="h-32 shrink-0 sm:h-52" />
      <footer className="bg-mood-5 pb-[env(safe-area-inset-bottom)] text-on-mood-5 text-sm">
        <div className="mx-auto flex max-w-[72rem] flex-wrap items-center justify-center gap-x-6 px-4 pb-3">
          <p>
            {landingCopy.helpBefore}
            <a href="tel:188" className={`${FOOTER_LINK} font-semibold`}>
              {landingCopy.help}
            </a>
          </p>
          <Link to={paths.terms} className={FOOTER_LINK}>
            {landingCopy.terms}
          </Link>
          <Link to={paths.privacy} className={FOOTER_LINK}>
            {landingCopy.privacy}
          </Link>
        </div>
      </footer>
    </div>
  );
}

/** The landing, small for now; signed-in users are sent to /home (core §2). */
export const Component = () => (useAccount() ? <Navigate to={paths.home} replace /> : <Landing />);
