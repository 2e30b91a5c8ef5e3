// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { fileOf, lost } from '../../../testing/fake-server/reply.ts';
import { readyRecordOf } from '../../../testing/health-record-answers.ts';
import { withSavedFiles } from '../../../testing/saved-files.ts';
import { open, pageText, press, withMaria } from '../health-record.harness.tsx';

withMaria();

const PDF = 'GET /health-records/{id}/pdf';
const saved = withSavedFiles();

beforeEach(() => {
  server.answer('GET /health-records/{id}', readyRecordOf());
  open('/prontuarios/r1');
});

describe('taking a record along', () => {
  it.each([
    ['Baixar PDF', PDF, 'application/pdf', 'alento-prontuario-2026-11-21.pdf'],
    ['Baixar FHIR', 'GET /health-records/{id}/fhir', 'application/fhir+json', 'alento-prontuario-2026-11-21.fhir.json'],
  ] as const)('%s saves the file with the session’s token', async (name, route, mediaType, fileName) => {
    server.answer(route, fileOf('conteúdo', mediaType));
    await press(name);
    await screen.findByText('O arquivo foi para os downloads deste aparelho.');
    expect(saved.map((one) => one.name)).toEqual([fileName]);
    expect(await saved[0]?.file.text()).toBe('conteúdo');
    const [call] = server.calls(route);
    expect(call?.params).toEqual({ id: 'r1' });
    expect(call?.headers.get('Authorization')).toBe('Bearer t1');
    expect(call?.headers.get('Accept')).toBe(mediaType);
  });

  it('says why a file can’t be made', async () => {
    server.refuse(PDF, 503, 'UNAVAILABLE', { message: 'O PDF não pode ser feito agora.' });
    await press('Baixar PDF');
    expect(await screen.findByText('O PDF não pode ser feito agora.')).toBeTruthy();
    expect(saved).toEqual([]);
  });

  it('says that the connection was lost, and downloads it later', async () => {
    server.answer(PDF, lost);
    await press('Baixar PDF');
    expect((await screen.findByText(/Sem conexão com o Alento/)).getAttribute('role')).toBe('alert');
    server.answer(PDF, fileOf('conteúdo', 'application/pdf'));
    await press('Baixar PDF');
    await screen.findByText('O arquivo foi para os downloads deste aparelho.');
    expect(pageText()).not.toContain('Sem conexão');
  });

  it('leads to an invitation for the days of the record', async () => {
    const link = await screen.findByRole('link', { name: 'Compartilhar com um profissional' });
    expect(link.getAttribute('href')).toBe('/compartilhar?startDate=2026-08-24&endDate=2026-11-21');
  });

  it('prints the document', async () => {
    const print = vi.fn();
    vi.stubGlobal('print', print);
    await press('Imprimir');
    expect(print).toHaveBeenCalledOnce();
    expect(document.querySelector('[data-print-sheet]')?.textContent).toContain('Não é laudo, não é diagnóstico');
    vi.unstubAllGlobals();
  });
});
