import { paths } from '@alento/domain/interface/paths';
import { MessageCircleHeart } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/button.tsx';
import { appHelpCopy as copy } from './app-help.copy.ts';

/** A link to the assistant, which answers from the help pages. Visitors have no assistant. */
export function AskAssistant() {
  if (useAccount() === null) return null;
  return (
    <Button variant="secondary" asChild>
      <Link to={paths.chat}>
        <MessageCircleHeart aria-hidden size={18} />
        {copy.assistant}
      </Link>
    </Button>
  );
}
