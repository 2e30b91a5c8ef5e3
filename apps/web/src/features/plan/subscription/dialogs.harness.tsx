import { waitFor } from '@testing-library/react';
import { beforeEach, expect } from 'vitest';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { type OpenedDialog, SubscriptionDialogs } from './subscription-dialogs.tsx';

/** Signs in a person with a plan before each test of the file. */
export function withPlan(): void {
  beforeEach(() => server.answer('GET /user-plans/current', planOf('premium')));
  withMember();
}

export async function open(opened: OpenedDialog): Promise<HTMLElement> {
  draw(<SubscriptionDialogs opened={opened} onClose={() => undefined} />);
  return readyDialog();
}

export const text = (dialog: HTMLElement) => dialog.textContent?.replace(/\s/g, ' ');
export const shows = (dialog: HTMLElement, part: string): Promise<void> =>
  waitFor(() => expect(text(dialog)).toContain(part));
