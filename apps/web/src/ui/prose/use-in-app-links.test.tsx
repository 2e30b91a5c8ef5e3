// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router';
import { expect, it, vi } from 'vitest';
import { draw } from '../../testing/draw.tsx';
import { useInAppLinks } from './use-in-app-links.ts';

function Text() {
  const links = useInAppLinks();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <div ref={links}>
        <a href="/ajuda">Ajuda</a>
        <a href="https://alento.exemplo/planos">Planos</a>
        <a href="https://outro.exemplo/planos">Outro</a>
      </div>
    </>
  );
}

const follow = (name: string): boolean => fireEvent.click(screen.getByRole('link', { name }));
const at = (): string | null => screen.getByRole('status').textContent;

it('useInAppLinks opens links of the server’s host in the app, also in the shell', () => {
  vi.stubEnv('VITE_PUBLIC_URL', 'https://alento.exemplo');
  draw(<Text />);
  follow('Ajuda');
  expect(at()).toBe('/ajuda');
  follow('Planos');
  expect(at()).toBe('/planos');
  // Not prevented: the system's browser opens it.
  expect(follow('Outro')).toBe(true);
  expect(at()).toBe('/planos');
});
