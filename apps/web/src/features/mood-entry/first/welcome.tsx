import { paths } from '@alento/domain/interface/paths';
import { MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { firstMoodCopy as copy } from './first-mood.copy.ts';

/** The first screen of the native app for a person whom the device doesn't know. */
export const Welcome = ({ onSignIn }: { onSignIn: () => void }) => (
  <>
    <div aria-hidden="true" className="mt-6 mb-8 flex justify-between">
      {MOOD_SCORES.map((score) => (
        <MoodFace key={score} score={score} size={46} />
      ))}
    </div>
    <PageTitle lead={copy.welcome}>{copy.welcomeTitle}</PageTitle>
    <div className="grid gap-2">
      <LinkButton to={paths.firstMood} variant="accent" size="lg">
        {copy.begin}
      </LinkButton>
      <Button variant="secondary" size="lg" onClick={onSignIn}>
        {copy.signIn}
      </Button>
    </div>
  </>
);
