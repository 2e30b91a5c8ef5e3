import { VOICE_WARNING_MS } from '@alento/domain/voice/limits';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { warningCopy as copy } from '../voice.copy.ts';
import type { VoiceWarning } from '../voice.ts';

/** Words of warnings that close by themselves after 8 seconds, and of those that are only a notice. */
const CLOSING_WORDS = ['timeout', 'processamento'];
const NOTICE_WORDS = ['muito curta'];

const hasAny = (text: string, words: readonly string[]): boolean =>
  words.some((word) => text.toLowerCase().includes(word));

const BOX = 'rounded-card border border-warning bg-warning-soft px-4 py-3 text-left text-ink text-sm';

type Props = { warning: VoiceWarning | null; onDismiss: () => void };

/** The amber warning with 'Tentar' and 'OK'. A recording that was too short is only a notice. */
export function WarningBox({ warning, onDismiss }: Props) {
  const close = useEffectEvent(onDismiss);
  // The other warnings stay until the person answers.
  useEffect(() => {
    if (warning === null || !hasAny(warning.text, CLOSING_WORDS)) return;
    const timer = setTimeout(() => close(), VOICE_WARNING_MS);
    return () => clearTimeout(timer);
  }, [warning]);
  if (warning === null) return null;
  const { text, retry } = warning;
  const dismiss = (
    <Button variant="secondary" onClick={onDismiss}>
      {copy.dismiss}
    </Button>
  );
  if (hasAny(text, NOTICE_WORDS)) {
    return (
      <div role="status" className={`flex items-center justify-between gap-3 ${BOX}`}>
        <p>{text}</p>
        {dismiss}
      </div>
    );
  }
  return (
    <div role="alert" className={BOX}>
      <p className="flex gap-2">
        <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-warning" />
        <span className="min-w-0">{text}</span>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {retry && <Button onClick={retry}>{copy.retry}</Button>}
        {dismiss}
      </div>
    </div>
  );
}
