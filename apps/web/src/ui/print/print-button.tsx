import { Printer } from 'lucide-react';
import { Button } from '../button.tsx';

/** A button that prints the page. The shell has none, because a WebView can't print. */
export const PrintButton = ({ label, className = '' }: { label: string; className?: string }) =>
  import.meta.env.VITE_SHELL ? null : (
    <Button variant="secondary" className={className} onClick={() => window.print()} icon={Printer}>
      {label}
    </Button>
  );
