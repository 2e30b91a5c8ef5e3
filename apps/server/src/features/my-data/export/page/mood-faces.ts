import type { MoodScore } from '@alento/domain/mood-entry/scale';
import { type Html, html } from './html.ts';

/** The six faces of the web app (apps/web/src/ui/mood/mood-face.tsx), each defined once and used by `moodFace`. */
const HEART = html`M0 3.9C-4.2 1-4.6-1.2-3.9-2.5C-3.1-4-0.9-3.9 0-2C0.9-3.9 3.1-4 3.9-2.5C4.6-1.2 4.2 1 0 3.9Z`;
const CHEEKS = html`<g fill="var(--mood-strong)" stroke="none" opacity="0.38"><ellipse cx="10.4" cy="27.4" rx="2.9" ry="2"/><ellipse cx="37.6" cy="27.4" rx="2.9" ry="2"/></g>`;

const eyes = (left: number, right: number, y: number): Html =>
  html`<circle cx="${left}" cy="${y}" r="2.3" fill="var(--on-mood)" stroke="none"/><circle cx="${right}" cy="${y}" r="2.3" fill="var(--on-mood)" stroke="none"/>`;

const FACES: readonly { head: string; features: Html }[] = [
  {
    head: 'M24 7.5C33 7.5 40.5 14 42.6 24C44.8 34.5 38.5 43.5 24 43.5C9.5 43.5 3.2 34.5 5.4 24C7.5 14 15 7.5 24 7.5Z',
    features: html`<path d="M11.6 21.4C13.6 20.8 16.4 19.2 17.8 17.2M36.4 21.4C34.4 20.8 31.6 19.2 30.2 17.2M12.6 25.6C14.2 27.4 17.4 27.4 19 25.4M35.4 25.6C33.8 27.4 30.6 27.4 29 25.4M17.6 37.2C19.6 33.4 28.4 33.4 30.4 37.2"/><path d="M35.6 29.6C37.2 32 37.9 33.3 37.9 34.5A2.3 2.3 0 0 1 33.3 34.5C33.3 33.3 34 32 35.6 29.6Z" fill="var(--mood-strong)" stroke="var(--mood-strong)" stroke-width="1"/>`,
  },
  {
    head: 'M24 6.5C33.4 6.5 41 13.4 42.7 23.4C44.4 34 37.2 42.8 24 42.8C10.8 42.8 3.6 34 5.3 23.4C7 13.4 14.6 6.5 24 6.5Z',
    features: html`<path d="M13 18.8C14.8 18.6 16.8 17.8 18 16.6M35 18.8C33.2 18.6 31.2 17.8 30 16.6M17.8 34C20.6 31.2 27.4 31.2 30.2 34"/>${eyes(16.6, 31.4, 23.6)}`,
  },
  {
    head: 'M24 5.8C34.2 5.8 42.4 13.6 42.4 24C42.4 34.4 34.2 42.2 24 42.2C13.8 42.2 5.6 34.4 5.6 24C5.6 13.6 13.8 5.8 24 5.8Z',
    features: html`<path d="M17.6 31.4C20.4 31.8 27.6 31.8 30.4 31.4"/>${eyes(16.8, 31.2, 21.4)}`,
  },
  {
    head: 'M24 5.4C34.4 5.4 42.6 13.4 42.6 23.8C42.6 34.2 34.4 42.4 24 42.4C13.6 42.4 5.4 34.2 5.4 23.8C5.4 13.4 13.6 5.4 24 5.4Z',
    features: html`<path d="M16 28.8C18.6 33.2 29.4 33.2 32 28.8"/>${eyes(16.8, 31.2, 20.4)}`,
  },
  {
    head: 'M24 4.8C35.2 4.8 43.6 12.6 43.2 23.2C42.8 33.8 34.6 42 24 42C13.4 42 5.2 33.8 4.8 23.2C4.4 12.6 12.8 4.8 24 4.8Z',
    features: html`${CHEEKS}<path d="M12.6 21C13.8 17 18.4 17 19.6 21M28.4 21C29.6 17 34.2 17 35.4 21M14.8 28C17.6 35.2 30.4 35.2 33.2 28"/>`,
  },
  {
    head: 'M24 4.4C36 4.4 44.4 12 43.6 22.8C42.8 33.4 34.6 41.6 24 41.6C13.4 41.6 5.2 33.4 4.4 22.8C3.6 12 12 4.4 24 4.4Z',
    features: html`${CHEEKS}<path d="${HEART}" transform="translate(15.2 18.8) scale(1.16)" fill="var(--mood-strong)" stroke="none"/><path d="${HEART}" transform="translate(32.8 18.8) scale(1.16)" fill="var(--mood-strong)" stroke="none"/><path d="M14.8 27.4C15.8 38 32.2 38 33.2 27.4C28 28.4 20 28.4 14.8 27.4Z" fill="var(--on-mood)"/>`,
  },
];

/** Definitions for `moodFace`, once in the page. */
export const moodFaceDefinitions: Html = html`<svg class="definitions" width="0" height="0" aria-hidden="true">${FACES.map(
  ({ head, features }, score) =>
    html`<symbol id="face-${score}" viewBox="0 0 48 48" fill="none" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round"><path d="${head}" fill="var(--mood)" stroke="var(--mood-strong)" stroke-width="1.8"/><g stroke="var(--on-mood)">${features}</g></symbol>`,
)}</svg>
`;

/** The face of a score, hidden from screen readers, because its label is always beside it. */
export const moodFace = (score: MoodScore): Html =>
  html`<svg class="face" width="32" height="32" aria-hidden="true"><use href="#face-${score}"/></svg>`;
