/**
 * A placeholder in the shape of the content that is loading. The list around it announces the loading to screen
 * readers.
 */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-breathe rounded-control bg-surface-sunken ${className}`} />
);

type Props = {
  /** What is loading, for screen readers. */
  label: string;
  /** The classes of each placeholder. */
  shapes: readonly string[];
  className?: string;
};

/** Placeholders for the whole of a part that is loading, which announce it. */
export const Skeletons = ({ label, shapes, className }: Props) => (
  <div role="status" aria-label={label} className={className}>
    {shapes.map((shape, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the shapes never change their order
      <Skeleton key={place} className={shape} />
    ))}
  </div>
);
