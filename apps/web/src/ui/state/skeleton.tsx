/** A place in the shape of what will come. The list around it says that it loads. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-breathe rounded-control bg-surface-sunken ${className}`} />
);
