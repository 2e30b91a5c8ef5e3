import { MoodFace } from './mood-face.tsx';

/** The picture of a place where entries will be shown. */
export const ThreeFaces = () => (
  <span className="flex -space-x-2">
    <MoodFace score={1} size={48} />
    <MoodFace score={3} size={56} />
    <MoodFace score={4} size={48} />
  </span>
);
