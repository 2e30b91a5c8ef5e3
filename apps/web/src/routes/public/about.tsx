import { MOOD_SCORES } from '@alento/domain/mood-entry/scale';
import { AboutPage } from '../../features/public-page/pages/about-page.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { MoodFace } from '../../ui/mood/mood-face.tsx';

/** Illustration: the faces of the mood scale as a hill. */
const Faces = () => (
  <div aria-hidden className="grid w-fit grid-cols-6 gap-2 lg:grid-cols-3 lg:gap-4">
    {MOOD_SCORES.map((score) => (
      <MoodFace from="rostos" key={score} score={score} size={88} className="h-auto w-11 lg:w-22" />
    ))}
  </div>
);

export const Component = () => (
  <PublicPage>
    <AboutPage picture={<Faces />} />
  </PublicPage>
);
