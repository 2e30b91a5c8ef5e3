import { expect, it } from 'vitest';
import { type InstallFacts, isInstallOffered } from './install-rule.ts';

const GIVEN: InstallFacts = {
  isInstalled: false,
  isAnswered: false,
  entriesHere: 3,
  latestScore: 3,
  isPromptOffered: true,
};

it.each<[string, Partial<InstallFacts>, boolean]>([
  ['if the browser can ask', {}, true],
  ['after Neutro', { latestScore: 2 }, true],
  ['not after Mal', { latestScore: 1 }, false],
  ['not if nothing is known of the last mood', { latestScore: null }, false],
  ['not before the third entry on this device', { entriesHere: 2 }, false],
  ['not again after an answer', { isAnswered: true }, false],
  ['not in the shell, nor opened from the home screen', { isInstalled: true }, false],
  ['not in a browser that can’t', { isPromptOffered: false }, false],
])('the app’s icon is offered %s', (_, facts, isOffered) => {
  expect(isInstallOffered({ ...GIVEN, ...facts })).toBe(isOffered);
});
