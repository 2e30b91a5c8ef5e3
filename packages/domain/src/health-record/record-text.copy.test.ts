import { describe, expect, it } from 'vitest';
import { averageText, countText, dayText, RECORD_LIMITS, RECORD_TITLE, shortDayText } from './record-text.copy.ts';

describe('Texts of a record', () => {
  it.each([
    [0, '0,0'],
    [5, '5,0'],
    [2.8, '2,8'],
    [2.94, '2,9'],
    [2.95, '3,0'],
    [2.25, '2,3'],
    [10 / 3, '3,3'],
  ])('show the average %d as %s', (average, text) => {
    expect(averageText(average)).toBe(text);
  });

  it.each([
    [0, '0 dias'],
    [1, '1 dia'],
    [2, '2 dias'],
    [999, '999 dias'],
    [1040, '1.040 dias'],
  ])('count %i as %s', (count, text) => {
    expect(countText(count, 'dia', 'dias')).toBe(text);
  });

  it('show days with day, month and year, and shortly without the year', () => {
    expect([dayText('2026-03-01'), shortDayText('2026-03-01')]).toEqual(['01/03/2026', '01/03']);
    expect([dayText('2024-02-29'), shortDayText('2024-02-29')]).toEqual(['29/02/2024', '29/02']);
  });

  it('say what a record is not', () => {
    expect(RECORD_TITLE).toBe('Prontuário de humor');
    for (const what of ['não é o prontuário de um serviço de saúde', 'Não é laudo', 'não é diagnóstico', 'rastreios']) {
      expect(RECORD_LIMITS).toContain(what);
    }
  });
});
