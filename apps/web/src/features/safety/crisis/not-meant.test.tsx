// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { crisis } from '../../../state/crisis/crisis.ts';
import { deviceState } from '../../../state/crisis/device-state.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { answer, NOW, openCard, raise, SELF, save, withCrisisCard } from './crisis.harness.tsx';
import { crisisCopy } from './crisis-card.copy.ts';

withCrisisCard();
beforeEach(() => {
  const saved = vi.spyOn(toast, 'saved').mockReturnValue();
  return () => saved.mockRestore();
});

describe('the answer "Não era isso" on the crisis card', () => {
  it('closes it, says thanks, ends help first on the device and is sent', async () => {
    await signIn();
    raise(SELF);
    expect(deviceState('maria').lastCrisisAt).toBe(NOW);
    answer(crisisCopy.notMeant);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(crisis.current()).toBeNull();
    expect(toast.saved).toHaveBeenCalledWith(crisisCopy.notMeantThanks);
    expect(deviceState('maria')).toMatchObject({ lastCrisisAt: null, askAgainAt: null });
    const sent = [{ body: { answer: 'not-meant', answeredAt: NOW } }];
    await waitFor(() => expect(server.calls('POST /safety/answers')).toMatchObject(sent));
    await waitFor(() => expect(document.activeElement).toBe(save()));
  });

  it('keeps the person’s own crisis if the text was about somebody else', async () => {
    await signIn();
    raise(SELF);
    act(() => crisis.close());
    openCard({ ...SELF, about: 'other' });
    answer(crisisCopy.notMeant);
    expect(deviceState('maria').lastCrisisAt).toBe(NOW);
    const sent = [{ body: { answer: 'other-not-meant' } }];
    await waitFor(() => expect(server.calls('POST /safety/answers')).toMatchObject(sent));
  });

  it('is neither stored nor sent without an account', async () => {
    raise(SELF);
    answer(crisisCopy.notMeant);
    expect(server.calls()).toEqual([]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
