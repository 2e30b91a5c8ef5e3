// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { saveFile, shareFile } from './save-file.ts';

const FILE = new Blob(['um'], { type: 'text/plain' });

describe('saveFile in the shell', () => {
  const inShell = (system: object): void => {
    vi.stubEnv('VITE_SHELL', 'native');
    vi.stubGlobal('navigator', system);
  };

  it('gives the file to the sheet of the system', async () => {
    const share = vi.fn(async (_: ShareData) => undefined);
    inShell({ canShare: () => true, share });
    expect(await saveFile(FILE, 'registros.txt')).toBe(true);
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect([file?.name, file?.type, await file?.text()]).toEqual(['registros.txt', 'text/plain', 'um']);
  });

  it('is done if the person closes the sheet', async () => {
    const share = async (): Promise<void> => {
      throw new DOMException('não', 'AbortError');
    };
    inShell({ canShare: () => true, share });
    expect(await saveFile(FILE, 'registros.txt')).toBe(true);
  });

  it.each<[string, object]>([
    ['there is no sheet, as on Android', {}],
    ['the sheet takes no files', { canShare: () => false }],
    [
      'the sheet is refused',
      { canShare: () => true, share: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    ],
  ])('returns false if %s', async (_, system) => {
    inShell(system);
    expect(await saveFile(FILE, 'registros.txt')).toBe(false);
  });
});

describe('shareFile', () => {
  const share = vi.fn(async (_: ShareData) => undefined);

  it.each(['', 'native'])(
    'gives the file to the sheet of the system, in a browser and in the shell: “%s”',
    async (shell) => {
      vi.stubEnv('VITE_SHELL', shell);
      vi.stubGlobal('navigator', { canShare: () => true, share });
      expect(await shareFile(FILE, 'imagem.png')).toBe('shared');
      expect(share.mock.lastCall?.[0].files?.[0]?.name).toBe('imagem.png');
    },
  );

  it('saves the file in a browser without a sheet for files', async () => {
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:imagem');
    vi.stubEnv('VITE_SHELL', '');
    vi.stubGlobal('navigator', {});
    expect(await shareFile(FILE, 'imagem.png')).toBe('saved');
    expect(save).toHaveBeenCalledOnce();
  });

  it('fails in a shell without one', async () => {
    vi.stubEnv('VITE_SHELL', 'native');
    vi.stubGlobal('navigator', {});
    expect(await shareFile(FILE, 'imagem.png')).toBe('failed');
  });
});
