import { exercisesPageCopy as copy } from '../../features/exercise/exercise.copy.ts';
import { ExerciseList } from '../../features/exercise/exercise-list.tsx';
import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';

/** /exercicios: exercises for a hard moment, for members and visitors, also without a network. */
export const Component = () => (
  <PublicPage>
    <PageOpening title={copy.title} lead={copy.lead} />
    <ExerciseList />
  </PublicPage>
);
