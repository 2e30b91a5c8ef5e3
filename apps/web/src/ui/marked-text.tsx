import { foundParts } from '../lib/found-parts.ts';

/** A text with the words of a search highlighted. */
export const MarkedText = ({ text, words }: { text: string; words: string }) =>
  foundParts(text, words).map((part) =>
    part.isFound ? (
      <mark key={part.start} className="rounded-xs bg-accent-soft px-0.5 -mx-0.5 font-semibold text-on-accent-soft">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
