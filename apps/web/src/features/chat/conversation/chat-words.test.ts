import { describe, expect, it } from 'vitest';
import { limitCopy } from '../chat.copy.ts';
import { plainWords } from '../message/plain-words.ts';
import { byDay, dayTitle } from '../sessions/by-day.ts';
import { resetText } from './limit-card.tsx';

const SAO_PAULO = 'America/Sao_Paulo';

describe('the texts about the daily limit of messages', () => {
  it.each([
    ['2026-11-22T03:00:00Z', SAO_PAULO, 'amanhã, à meia-noite'],
    // The device is west of the account's zone, so the next day in that zone begins before midnight on the device.
    ['2026-11-22T03:00:00Z', 'America/Rio_Branco', 'hoje, às 22:00'],
    ['2026-11-22T03:00:00Z', 'Europe/Lisbon', 'amanhã, às 03:00'],
    ['2026-11-24T03:00:00Z', SAO_PAULO, 'terça-feira, 24 de novembro, à meia-noite'],
  ])('resetText formats the reset at %s on a device in %s as “%s”', (instant, zone, text) => {
    expect(resetText(Date.parse(instant), '2026-11-21', zone)).toBe(text);
  });

  it('limitCopy uses the singular for a limit of one message', () => {
    expect(limitCopy.text(1, 'amanhã')).toContain('A mensagem diária do seu plano volta amanhã.');
  });
});

describe('grouping messages by day', () => {
  it('uses the person’s time zone', () => {
    const instants = ['2026-11-21T02:59:00Z', '2026-11-21T03:00:00Z', '2026-11-22T02:59:00Z'].map(Date.parse);
    expect(byDay(instants, (at) => at, SAO_PAULO).map(({ date, items }) => [date, items.length])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 2],
    ]);
  });

  it.each([
    ['2026-11-21', 'Hoje'],
    ['2026-11-20', 'Ontem'],
    ['2026-11-19', 'Quinta-feira, 19 de novembro'],
    ['2025-11-21', 'Sexta-feira, 21 de novembro de 2025'],
  ])('titles the day %s as “%s”', (date, title) => {
    expect(dayTitle(date, '2026-11-21')).toBe(title);
  });
});

it.each([
  [
    '## Um plano\n\n- **Respire** com [calma](/x)\n- _Durma_\n\n> Devagar.',
    'Um plano Respire com calma Durma Devagar.',
  ],
  ['- [ ] beber água\n- [x] caminhar', 'beber água caminhar'],
  ['Foram ~~quatro~~ cinco, ~7 horas.', 'Foram quatro cinco, ~7 horas.'],
])('plainWords reads %j as %j', (markdown, words) => expect(plainWords(markdown)).toBe(words));
