import { expect, it } from 'vitest';
import { zoneName } from './zone-name.ts';

const WINTER = Date.parse('2026-01-15T12:00:00Z');
const SUMMER = Date.parse('2026-07-15T12:00:00Z');

it.each([
  ['America/Sao_Paulo', WINTER, 'Horário de Brasília', 'America/Sao_Paulo (GMT-3)'],
  ['Europe/Lisbon', WINTER, 'Horário da Europa Ocidental', 'Europe/Lisbon (GMT+0)'],
  ['Europe/Lisbon', SUMMER, 'Horário da Europa Ocidental', 'Europe/Lisbon (GMT+1)'],
  ['Asia/Kathmandu', WINTER, 'Horário do Nepal', 'Asia/Kathmandu (GMT+5:45)'],
  ['UTC', WINTER, 'Horário Universal Coordenado', 'UTC (GMT+0)'],
  ['Mars/Olympus', WINTER, 'Mars/Olympus', 'Mars/Olympus'],
])('zoneName formats the zone %s at the time %s as "%s" with the detail "%s"', (zone, at, name, detail) => {
  expect(zoneName(zone, at)).toEqual({ name, detail });
});
