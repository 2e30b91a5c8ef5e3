import { ATTACHMENT_MAX_BYTES, ATTACHMENTS_OF_ENTRY, VOICE_NOTE_MAX_MS } from '@alento/domain/attachment/attachment';
import { PLAN_QUOTAS } from '@alento/domain/plan/quotas';
import { expect, it } from 'vitest';
import { all, helpOf, policy } from './product-texts.harness.ts';

it('the help pages state how many photos and voice notes there can be, as the code does', () => {
  const minutes = VOICE_NOTE_MAX_MS / 60_000;
  const photos = ATTACHMENTS_OF_ENTRY.photo;
  const monthly = PLAN_QUOTAS.free.attachmentsPerMonth;
  expect(ATTACHMENTS_OF_ENTRY.voice).toBe(1);
  expect(helpOf('attachments')).toContain(
    `${photos} fotos e uma nota de voz de até ${minutes} minutos por registro; cada arquivo, até ${ATTACHMENT_MAX_BYTES / 1e6} MB`,
  );
  expect(helpOf('attachments')).toContain(`No Grátis, ${monthly} fotos e notas de voz por mês`);
  expect(helpOf('plans')).toMatch(new RegExp(`${monthly} (<[^>]+>)?fotos e notas de voz`));
  expect(helpOf('voice')).toContain(`de até ${minutes} minutos, que só você ouve`);
});

it('the privacy policy says how photos and voice notes are stored, and that nobody else gets them', () => {
  expect(policy).toContain('Fotos e notas de voz que você juntar a um registro');
  expect(policy).toContain('Fotos e notas de voz nunca são mostradas');
  for (const text of all) expect(text).not.toContain('Não há fotos nem áudio');
});
