import { expect, it } from 'vitest';
import { medicineSentences } from './medicine-sentences.copy.ts';

it('the medication diary of a record counts, and sends questions to who prescribed', () => {
  const none = { planned: 0, taken: 0, skipped: 0, open: 0, asNeeded: 0 };
  expect(
    medicineSentences([
      { ...none, name: 'Sertralina', dose: '50 mg', planned: 84, taken: 70, skipped: 4, open: 10 },
      { ...none, name: 'Lítio', dose: '', planned: 1, taken: 1, asNeeded: 1 },
      { ...none, name: 'Melatonina', dose: '0,21 mg', asNeeded: 1040 },
      { ...none, name: 'Chá', dose: '' },
    ]),
  ).toEqual([
    'O diário tem 4 remédios neste período, com nome e dose como a pessoa escreveu.',
    '“Sertralina”, dose “50 mg”: 84 doses planejadas; 70 anotadas como tomadas, 4 anotadas como puladas e 10 sem anotação.',
    '“Lítio”: 1 dose planejada; 1 anotada como tomada, 0 anotadas como puladas e 0 sem anotação. 1 dose tomada sem horário planejado.',
    '“Melatonina”, dose “0,21 mg”: nenhuma dose planejada até aqui. 1.040 doses tomadas sem horário planejado.',
    '“Chá”: nenhuma dose planejada até aqui.',
    'Sem anotação quer dizer só que nada foi anotado no diário.',
    'Dúvidas sobre efeito, dose ou mudança são com quem receitou.',
  ]);
});

it('a diary without medicines has no sentence', () => {
  expect(medicineSentences([])).toEqual([]);
});
