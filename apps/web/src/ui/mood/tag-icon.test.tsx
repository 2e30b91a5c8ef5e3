// @vitest-environment jsdom
// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { readFileSync } from 'node:fs';
import { TAG_ICONS } from '@alento/domain/tag/tag-icons';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TagIcon } from './tag-icon.tsx';

it('tag-icons.svg has a drawing of every icon, which TagIcon refers to', () => {
  const drawings: string = readFileSync('apps/web/src/ui/mood/tag-icons.svg', 'utf8');
  const { container } = render(<TagIcon icon="moon" />);
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/tag-icons\.svg#moon$/);
  expect([...drawings.matchAll(/<symbol id="([a-z0-9-]+)"/g)].map(([, id]) => id)).toEqual([...TAG_ICONS]);
});
