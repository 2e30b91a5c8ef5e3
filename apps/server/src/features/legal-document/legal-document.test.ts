import { parseLegalText } from '@alento/content/legal-text';
import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { ACCEPTED, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp({ PRIVACY_CONTACT: 'dados@alento.example' }));

const latest = (type: string) => app.call('GET', `/legal-documents/latest?type=${type}`);

describe('the newest version of a legal document', () => {
  it('is returned with id, type, content and date', async () => {
    expect(await latest('TERMS_OF_USE')).toMatchObject({
      status: 200,
      body: {
        id: ACCEPTED.termsOfUseDocumentId,
        document_type: 'TERMS_OF_USE',
        content: '<p>TERMS_OF_USE</p>',
        created_at: '2026-01-01T00:00:00.000Z',
      },
    });
  });

  it.each(['COOKIES', '', 'terms_of_use'])('is refused with 404 for the unknown type %j', async (type) => {
    expect(await latest(type)).toMatchObject({ status: 404, body: { code: 'PGRST116' } });
  });

  it('is pending for every person until that person accepts it', async () => {
    const person = await app.signUp();
    const other = await app.signUp();
    await app.app.legal.importAll([
      {
        id: 'policy-v2',
        documentType: 'PRIVACY_POLICY',
        content: '<p>2</p>',
        createdAt: new Date('2026-02-01T00:00:00Z'),
      },
    ]);
    const pending = async (token: string) =>
      (await app.call('GET', '/auth/get-session', { token })).body.pendingLegalDocuments;
    expect(await pending(person.token)).toEqual([{ id: 'policy-v2', document_type: 'PRIVACY_POLICY' }]);
    const acceptance = (id: string) => app.call('POST', `/legal-documents/${id}/acceptances`, { token: person.token });
    expect(await acceptance('policy-v2')).toMatchObject({
      status: 201,
      body: { documentId: 'policy-v2', acceptedAt: app.now() },
    });
    expect((await acceptance('policy-v2')).status).toBe(201);
    expect(await pending(person.token)).toEqual([]);
    expect(await pending(other.token)).toHaveLength(1);
    expect((await acceptance('PRIVACY_POLICY-v1')).body.errorCode).toBe('LEGAL_DOCUMENTS_OUTDATED');
    expect(await acceptance('nada')).toMatchObject({ status: 404, body: { errorCode: 'LEGAL_DOCUMENT_NOT_FOUND' } });
  });
});

describe('importAll of legal documents', () => {
  it('keeps the place for the contact, so that another contact is no new version', async () => {
    const createdAt = new Date('2026-02-10T00:00:00Z');
    const text = await parseLegalText(
      '---\ndocument_type: TERMS_OF_USE\ntitle: T\nversion_date: 2026-02-10\n---\nContato: {{contact}}',
    );
    await app.app.legal.importAll([text]);
    expect(await app.app.legal.newest('TERMS_OF_USE')).toMatchObject({ createdAt, content: text.content });
    expect((await latest('TERMS_OF_USE')).body).toMatchObject({
      id: text.id,
      content: expect.stringMatching(/^<p>Contato: .* escreva para dados@alento\.example\.<\/p>$/),
    });
  });

  it('accepts the same text twice but refuses another text with the same date', async () => {
    const text = {
      id: 'terms-a',
      documentType: 'TERMS_OF_USE' as const,
      content: 'a',
      createdAt: new Date('2026-03-01T00:00:00Z'),
    };
    await app.app.legal.importAll([text]);
    await app.app.legal.importAll([text]);
    expect((await latest('TERMS_OF_USE')).body.id).toBe('terms-a');
    await expect(app.app.legal.importAll([{ ...text, id: 'terms-b' }])).rejects.toThrow('version_date');
  });
});
