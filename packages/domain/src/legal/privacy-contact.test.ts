import { expect, it } from 'vitest';
import { CONTACT_MARK, fillContact } from './privacy-contact.ts';

const TEXT = `<p>Antes. ${CONTACT_MARK}</p><p>${CONTACT_MARK}</p>`;

it('a legal text names the configured contact everywhere it is asked for', () => {
  const filled = fillContact(TEXT, "d'ana+$&@alento.example");
  expect(filled.split("escreva para d'ana+$&@alento.example.")).toHaveLength(3);
  expect(filled).not.toContain('{{');
});

it('a legal text says that the installation names none without a configured contact', () => {
  expect(fillContact(TEXT, null).split('ainda não informou o contato')).toHaveLength(3);
});

it('the sentence changes neither the HTML around it nor the JSON in a page', () => {
  for (const contact of ['dados@alento.example', null]) {
    const sentence = fillContact(CONTACT_MARK, contact);
    expect(sentence).not.toMatch(/[<>&"\\]/);
    expect(JSON.parse(fillContact(JSON.stringify({ content: CONTACT_MARK }), contact))).toEqual({ content: sentence });
  }
});
