import { paths } from '@alento/domain/interface/paths';
import { MessageCircleHeart } from 'lucide-react';
import { useAccount } from '../../lib/session/use-account.ts';
import { LinkButton } from '../../ui/button.tsx';
import { appHelpCopy as copy } from './app-help.copy.ts';

/** A link to the assistant, which answers from the help pages. Visitors have no assistant. */
export function AskAssistant() {
  if (useAccount() === null) return null;
  return (
    <LinkButton to={paths.chat} variant="secondary" icon={MessageCircleHeart}>
      {copy.assistant}
    </LinkButton>
  );
}
