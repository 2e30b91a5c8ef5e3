import { LoaderCircle } from 'lucide-react';

/** Decoration beside a text that says what is loading. */
export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin" />;
}
