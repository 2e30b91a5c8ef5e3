import { paths } from '@alento/domain/interface/paths';
import { SHARE_TARGET_NAMES } from '@alento/domain/interface/share-target';
import { keepWithoutEntry } from './note-draft.ts';

/** What another app shared; in memory only, until somebody who is signed in opens the screen. */
let shared = '';

/** The shared title, text and address, each once. */
export function sharedTextIn(search: string): string {
  const query = new URLSearchParams(search);
  const parts = new Set(SHARE_TARGET_NAMES.map((name) => query.get(name)?.trim() ?? ''));
  return [...parts].filter((part) => ![...parts].some((other) => other !== part && other.includes(part))).join('\n');
}

/** Takes shared text out of the address, so that neither the address bar nor the history shows it. */
export function takeSharedText({ pathname, search }: Location = window.location): void {
  if (pathname !== paths.record) return;
  const text = sharedTextIn(search);
  if (text === '') return;
  shared = text;
  history.replaceState(history.state, '', pathname);
}

/** Stores shared text as the draft of a note without an entry. Returns whether there was any. */
export function offerSharedText(userId: string): boolean {
  const text = shared;
  shared = '';
  if (text !== '') keepWithoutEntry(userId, text);
  return text !== '';
}
