// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { readFileSync } from 'node:fs';
import * as layout from '@alento/domain/interface/layout';
import { expect, it } from 'vitest';

const tokens: string = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

it.each([
  `--tab-bar-height: ${layout.NAVIGATION_HEIGHT}px;`,
  `--tab-bar-padding: max(${layout.NAVIGATION_BOTTOM_PADDING}px, var(--safe-bottom));`,
  `--player-offset: ${layout.PLAYER_OFFSET}px;`,
])('tokens.css contains the size that the domain defines: %s', (line) => {
  expect(tokens).toContain(line);
});
