import { describe, expect, it } from 'vitest';
import { openForFile } from '../../testing/open-for-file.ts';
import { ACCEPTED, resetAfterEach, startTestApp } from '../../testing/test-app.ts';

const app = await openForFile(startTestApp());
resetAfterEach(app);

describe('a person’s acceptances of legal documents', () => {
  const accepted = (token: string) => app.call('GET', '/legal-documents/acceptances', { token });

  it('are listed newest first with the date of each accepted version', async () => {
    const other = await app.signUp();
    const person = await app.signUp();
    const signedUpAt = app.now();
    const atSignUp = (await accepted(person.token)).body;
    expect(atSignUp.map(({ document_type }: { document_type: string }) => document_type)).toEqual([
      'TERMS_OF_USE',
      'PRIVACY_POLICY',
    ]);
    await app.app.legal.importAll([
      {
        id: 'policy-v3',
        documentType: 'PRIVACY_POLICY',
        content: '<p>3</p>',
        createdAt: new Date('2026-02-20T00:00:00Z'),
      },
    ]);
    app.setNow(signedUpAt + 1);
    await app.call('POST', '/legal-documents/policy-v3/acceptances', { token: person.token });
    const answer = await accepted(person.token);
    expect(answer).toMatchObject({ status: 200 });
    expect(answer.body).toEqual([
      {
        id: 'policy-v3',
        document_type: 'PRIVACY_POLICY',
        versionDate: '2026-02-20T00:00:00.000Z',
        acceptedAt: signedUpAt + 1,
      },
      ...atSignUp,
    ]);
    expect(atSignUp[0]).toEqual({
      id: ACCEPTED.termsOfUseDocumentId,
      document_type: 'TERMS_OF_USE',
      versionDate: '2026-01-01T00:00:00.000Z',
      acceptedAt: signedUpAt,
    });
    expect((await accepted(other.token)).body).toHaveLength(2);
  });
});
