import { vi } from 'vitest';
import { usageOf } from '../chat.harness.tsx';
import type { Talk } from '../conversation/use-conversation.ts';

/** A conversation without messages, whose actions are only noted. */
export const fakeTalk = (given: Partial<Talk> = {}): Talk =>
  ({
    title: '',
    bookId: null,
    draftId: null,
    messages: [],
    waiting: null,
    liveText: '',
    trouble: null,
    retryTrouble: null,
    outgoing: null,
    isBusy: false,
    isSending: false,
    usage: usageOf(0),
    isOverLimit: false,
    isRefused: false,
    isAfterCrisis: false,
    spoken: '',
    isLoading: false,
    isMissing: false,
    loadError: null,
    isReloading: false,
    reload: vi.fn(),
    send: vi.fn(),
    resend: vi.fn(),
    takeBack: vi.fn(),
    retry: vi.fn(),
    adopt: vi.fn(),
    tellUsedUp: vi.fn(),
    ...given,
  }) as Talk;
