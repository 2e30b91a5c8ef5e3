/** A placeholder in the shape of the coming content. The list around it announces that it is loading. */
export const Skeleton = ({ className = '' }: { className?: string }) => (
  <div aria-hidden className={`animate-breathe rounded-control bg-surface-sunken ${className}`} />
);
