import { X } from 'lucide-react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { installCopy as copy } from './install.copy.ts';
import { installPrompt } from './install-prompt.ts';

/**
 * A card that offers the app's icon on the home screen. `onAnswer` is called when the person wants no further offer.
 */
export function InstallOffer({ onAnswer }: { onAnswer: () => void }) {
  const answer = (): void => {
    // The pressed button goes with the card.
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    onAnswer();
  };
  const install = async (): Promise<void> => {
    // A person who only closes the browser's question is asked at another visit.
    if (await installPrompt.open()) answer();
  };
  return (
    <Card title={copy.title} look="pr-9 font-bold text-lg" className="relative">
      <p className="mt-1 max-w-prose text-ink-muted">{copy.text}</p>
      <Button variant="secondary" className="mt-4" onClick={() => void install()}>
        {copy.install}
      </Button>
      <IconButton label={copy.dismiss} onClick={answer} className="absolute top-3 right-3">
        <X aria-hidden size={20} />
      </IconButton>
    </Card>
  );
}
