import { Mic } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/state/empty-state.tsx';
import { voiceCopy as copy } from '../voice.copy.ts';

/** The picture of the voice screens. */
export const MicPicture = () => (
  <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft [@media(max-height:28rem)]:hidden">
    <Mic aria-hidden size={30} />
  </span>
);

/** A screen in the middle of the conversation, which scrolls if it is too high. */
export const Centred = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto px-4">
    <div className="grid min-h-full content-center">{children}</div>
  </div>
);

/** The buttons of a screen. They stay visible at its bottom while the text above them scrolls. */
export const StepButtons = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 flex w-full flex-wrap justify-center gap-2 bg-ground py-2">{children}</div>
);

type Props = { title: string; text: string; onText: () => void };

/** Says why there is no voice here, and leads back to the text. */
export const VoiceNotice = ({ title, text, onText }: Props) => (
  <Centred>
    <EmptyState
      title={title}
      text={text}
      picture={<MicPicture />}
      action={
        <Button variant="secondary" onClick={onText}>
          {copy.toText}
        </Button>
      }
    />
  </Centred>
);
