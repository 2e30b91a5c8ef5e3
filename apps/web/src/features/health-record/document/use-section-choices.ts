import type { RecordSection } from '@alento/domain/health-record/sections';
import { useState } from 'react';
import { useChangeOwnPart } from '../health-record.mutations.ts';

/** Whether a section stays in the document, and what happens to a change of that. */
export type SectionChoice = {
  /** As it is stored, or as the person wants it while that is being sent. */
  isOn: boolean;
  isChanging: boolean;
  failure: Error | null;
  choose: (isOn: boolean) => void;
};

type PendingChoice = { isOn: boolean; failure: Error | null };

/** The choices of which sections stay in a record. Each is sent at once. */
export function useSectionChoices(id: string, removed: readonly RecordSection[]) {
  const { mutateAsync } = useChangeOwnPart(id);
  const [pendingChoices, setPendingChoices] = useState<Partial<Record<RecordSection, PendingChoice>>>({});
  const note = (section: RecordSection, now: PendingChoice | undefined): void =>
    setPendingChoices(({ [section]: _, ...others }) => (now ? { ...others, [section]: now } : others));

  const choose = async (section: RecordSection, isOn: boolean): Promise<void> => {
    note(section, { isOn, failure: null });
    try {
      await mutateAsync((own) => {
        const others = own.removed.filter((one) => one !== section);
        return { ...own, removed: isOn ? others : [...others, section] };
      });
      note(section, undefined);
    } catch (failure) {
      note(section, { isOn: !isOn, failure: failure as Error });
    }
  };

  return (section: RecordSection): SectionChoice => {
    const now = pendingChoices[section];
    const isChanging = now !== undefined && now.failure === null;
    return {
      isOn: isChanging ? now.isOn : !removed.includes(section),
      isChanging,
      failure: now?.failure ?? null,
      choose: (isOn) => void choose(section, isOn),
    };
  };
}
