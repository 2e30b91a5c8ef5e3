// @ts-expect-error: the types of the web app know no Node, on which its tests run.
import { readFileSync } from 'node:fs';
import * as layout from '@alento/domain/interface/layout';
import { expect, it } from 'vitest';

const tokens: string = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

it.each([
  `--tab-bar-height: ${layout.NAVIGATION_HEIGHT}px;`,
  `--tab-bar-padding: max(${layout.NAVIGATION_BOTTOM_PADDING}px, env(safe-area-inset-bottom));`,
  `--player-offset: ${layout.PLAYER_OFFSET}px;`,
])('the style sheet has a size of the domain (core §9): %s', (line) => {
  expect(tokens).toContain(line);
});
