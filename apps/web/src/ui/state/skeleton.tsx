/**
 * A placeholder in the shape of the content that is loading. The list around it announces the loading to screen
 * readers.
 */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-breathe rounded-control bg-surface-sunken ${className}`} />
);
