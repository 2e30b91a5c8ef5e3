import { expect, it } from 'vitest';
import { type InstallFacts, installWay } from './install-rule.ts';

const GIVEN: InstallFacts = {
  isInstalled: false,
  isAnswered: false,
  entriesHere: 3,
  latestScore: 3,
  isPromptOffered: true,
  isIos: false,
};

it.each<[string, Partial<InstallFacts>, ReturnType<typeof installWay>]>([
  ['by the browser’s question', {}, 'prompt'],
  ['by steps on iOS, which has no question', { isPromptOffered: false, isIos: true }, 'steps'],
  ['after Neutro', { latestScore: 2 }, 'prompt'],
  ['not after Mal', { latestScore: 1 }, null],
  ['not after Muito mal, on iOS either', { latestScore: 0, isPromptOffered: false, isIos: true }, null],
  ['not if nothing is known of the last mood', { latestScore: null }, null],
  ['not before the third entry on this device', { entriesHere: 2 }, null],
  ['not again after an answer', { isAnswered: true }, null],
  ['not in the shell, nor opened from the home screen', { isInstalled: true, isIos: true }, null],
  ['not in a browser that can’t', { isPromptOffered: false }, null],
])('the app’s icon is offered %s', (_, facts, way) => {
  expect(installWay({ ...GIVEN, ...facts })).toBe(way);
});
