import { digitsOf, isKnownCard } from '../billing/cards.ts';
import { newId } from '../objects/ids.ts';
import type { Method } from '../store/store.ts';
import { type Html, html } from './layout.ts';
import { COPY } from './pages.copy.ts';

const field = (name: string, label: string, mode: 'numeric' | 'text'): Html =>
  // Browsers must not offer the numbers of real cards here.
  html`<label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="${mode}" autocomplete="off">`;

export const cardFields = html`${field('number', COPY.cardNumber, 'numeric')}
${field('expiry', COPY.expiry, 'numeric')}
${field('cvc', COPY.cvc, 'numeric')}`;

export const testCards = html`<details><summary>${COPY.testCards}</summary>
<ul>${COPY.testCardList.map((card) => html`<li>${card}</li>`)}</ul></details>`;

export const errorLine = (error: string | undefined): Html =>
  error === undefined ? html`` : html`<p class="error" role="alert">${error}</p>`;

function isValid(expiry: string, now: number): boolean {
  const [, month = '', year = ''] = /^\s*(\d{2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  if (month === '' || Number(month) < 1 || Number(month) > 12) return false;
  return Date.UTC(2000 + Number(year), Number(month)) / 1000 > now;
}

export const hasCard = (form: URLSearchParams): boolean =>
  ['number', 'expiry', 'cvc'].some((name) => (form.get(name) ?? '') !== '');

/** The card that was typed, or what is wrong with it. */
export function cardOf(form: URLSearchParams, now: number): { method: Method } | { error: string } {
  const number = digitsOf(form.get('number') ?? '');
  if (!isKnownCard(number)) return { error: COPY.wrongNumber };
  if (!isValid(form.get('expiry') ?? '', now)) return { error: COPY.wrongExpiry };
  if (!/^\d{3,4}$/.test(form.get('cvc') ?? '')) return { error: COPY.wrongCvc };
  return { method: { id: newId('pm'), kind: 'card', number } };
}
