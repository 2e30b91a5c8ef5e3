import { expect, it } from 'vitest';
import { leaveCopy } from './leave.copy.ts';

it.each([
  [['outbox:mood:1', 'outbox:mood:2', 'entry-draft:a', 'chat-draft:s'], '2 registros, 1 mensagem e 1 rascunho'],
  [['outbox:a1', 'outbox:photo:1', 'outbox:photo:2', 'outbox:voice:3'], '1 registro, 2 fotos e 1 nota de voz'],
  [['chat-draft:new', 'chat-unsent:c1', 'screening-draft-phq9'], '2 mensagens e 1 rascunho'],
  // One key with any number of answers.
  [['safety-answers'], 'respostas suas'],
  [['onboarding-unsent:sleep', 'onboarding-unsent:goals', 'safety-answers'], 'respostas suas'],
  [['onboarding-draft:sleep', 'onboarding-unsent:sleep'], 'respostas suas'],
  [
    ['onboarding-draft:goals', 'onboarding-unsent:sleep', 'safety-plan'],
    '1 rascunho, respostas suas e seu plano de segurança',
  ],
])('the question before a sign-out says of %j what is unsent', (names, text) => {
  expect(leaveCopy.title(names)).toBe(`Ainda não foi enviado: ${text}`);
});
