// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withMember } from '../../../testing/signed-in.ts';
import { noteDrafts } from './note-draft.ts';
import { offerSharedText, sharedTextIn, takeSharedText } from './shared-text.ts';

const before = window.location.href;
withMember('maria');
beforeEach(() => void offerSharedText('maria'));
afterEach(() => history.replaceState(null, '', before));

const open = (address: string): void => {
  history.replaceState({ idx: 0 }, '', address);
  takeSharedText();
};
const addressNow = () => window.location.pathname + window.location.search;

it.each([
  ['?text=Um%20dia+longo', 'Um dia longo'],
  ['?title=Um%20poema&text=Versos&url=https%3A%2F%2Fa.test%2F1', 'Um poema\nVersos\nhttps://a.test/1'],
  ['?title=Versos&text=Versos%20https%3A%2F%2Fa.test&url=https%3A%2F%2Fa.test', 'Versos https://a.test'],
  ['?title=Versos&text=Versos', 'Versos'],
  ['?title=&text=%20&url=', ''],
  ['', ''],
])('reads what %s shares, each part once', (search, text) => {
  expect(sharedTextIn(search)).toBe(text);
});

it('removes the text from the address without another history entry, and offers it once as a draft', () => {
  const entries = history.length;
  open('/registrar?text=um%20segredo');
  expect([addressNow(), history.length, history.state]).toEqual(['/registrar', entries, { idx: 0 }]);
  expect(offerSharedText('maria')).toBe(true);
  expect(noteDrafts('maria')).toEqual([{ text: 'um segredo', entry: null }]);
  expect(offerSharedText('maria')).toBe(false);
});

it('ignores other screens and other queries', () => {
  open('/home?text=x');
  expect(addressNow()).toBe('/home?text=x');
  open('/registrar?refresh=true');
  expect(addressNow()).toBe('/registrar?refresh=true');
  expect(offerSharedText('maria')).toBe(false);
});
