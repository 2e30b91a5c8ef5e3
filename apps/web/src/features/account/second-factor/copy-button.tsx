import { Copy } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { codesCopy } from './second-factor.copy.ts';

/** Puts a text on the clipboard; where the browser refuses, the text can be selected. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast.saved(codesCopy.copied);
    } catch {
      // Browsers without a clipboard, or without leave to use it, refuse.
      toast.failed(codesCopy.copyFailed);
    }
  };
  return (
    <Button variant="secondary" onClick={() => void copy()}>
      <Copy aria-hidden size={18} />
      {label}
    </Button>
  );
}
