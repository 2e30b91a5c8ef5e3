// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('frames are drawn after a focused element was removed under fake timers', async () => {
  vi.useFakeTimers();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  field.remove();
  vi.useRealTimers();
  const drawn = vi.fn();
  requestAnimationFrame(drawn);
  await vi.waitFor(() => expect(drawn).toHaveBeenCalled());
});
