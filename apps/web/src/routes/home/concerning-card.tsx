import { paths } from '@alento/domain/interface/paths';
import { PATTERN_CARD_EVERY_MS } from '@alento/domain/safety/safety-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorCopy } from '../../features/mood-entry/mood-entry.copy.ts';
import { isOffline } from '../../lib/api/api-error.ts';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';
import { session } from '../../lib/session/session.ts';
import { now } from '../../lib/time/clock.ts';
import { type Crisis, crisis } from '../../state/crisis/crisis.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { HelpContacts } from '../../ui/help-contacts.tsx';
import { Section } from '../../ui/section.tsx';
import { concerningCopy } from './home.copy.ts';

const LAST_CARD_KEY = 'pattern-card-at';
const PATTERN: Crisis = { source: 'pattern', kind: null, about: 'self' };

type Props = { pattern: UseQueryResult<{ hasConcerningPattern: boolean }> };

/**
 * Opens the crisis card if this device has not shown it for the pattern recently. The button in this card opens it at
 * any time.
 */
function useCardForPattern(isConcerning: boolean): void {
  useEffect(() => {
    const userId = session.userId();
    if (!isConcerning || userId === null) return;
    const lastCardAt = Number(readOwned(userId, LAST_CARD_KEY));
    if (now() - lastCardAt < PATTERN_CARD_EVERY_MS) return;
    // While another crisis card is open, this one is not raised; the next visit tries again.
    if (crisis.raise(PATTERN)) void writeOwned(userId, LAST_CARD_KEY, String(now()));
  }, [isConcerning]);
}

/** Card shown after a concerning pattern; a failed query shows a status line. */
export function ConcerningCard({ pattern }: Props) {
  useCardForPattern(pattern.data?.hasConcerningPattern ?? false);
  if (pattern.isError && !pattern.data) {
    // Without a network nothing is shown: a message about patterns would alarm the person for no reason.
    if (isOffline(pattern.error)) return null;
    return (
      <p role="status" className="text-ink-muted text-sm">
        {errorCopy.concerning}
      </p>
    );
  }
  if (!pattern.data?.hasConcerningPattern) return null;
  return (
    <Section
      title={concerningCopy.title}
      className="rounded-card border border-border bg-accent-soft p-5 text-on-accent-soft sm:p-6"
    >
      <p className="mt-1 mb-4 max-w-prose">{concerningCopy.text}</p>
      <HelpContacts />
      <p className="mt-3 flex flex-wrap gap-2">
        <LinkButton to={paths.psychologists} variant="secondary">
          {concerningCopy.psychologists}
        </LinkButton>
        <Button variant="secondary" onClick={() => crisis.show(PATTERN)}>
          {concerningCopy.help}
        </Button>
      </p>
    </Section>
  );
}
