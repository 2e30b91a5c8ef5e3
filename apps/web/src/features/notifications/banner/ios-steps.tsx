import { bannerCopy } from './banner.copy.ts';
import { AddPicture, OpenPicture, SharePicture } from './ios-pictures.tsx';

const PICTURES = [SharePicture, AddPicture, OpenPicture];

/** How to put the app on the home screen of an iPhone or iPad, in three steps with a picture each. */
export const IosSteps = () => (
  <ol className="mt-4 grid gap-4 max-sm:-ml-9.5 sm:grid-cols-3">
    {bannerCopy['safari-ios'].steps.map((text, index) => {
      const Picture = PICTURES[index];
      return (
        <li key={text} className="flex items-center gap-4 sm:flex-col sm:items-start sm:gap-2.5">
          {Picture && <Picture />}
          <p className="min-w-0">
            <span className="font-bold">{index + 1}.</span> {text}
          </p>
        </li>
      );
    })}
  </ol>
);
