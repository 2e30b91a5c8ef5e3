// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withClock } from '../../../../testing/clock.ts';
import { closeTop } from '../../../../ui/overlay/back-closes.ts';
import type { ShownAttachment } from '../attachment.types.ts';
import { PhotoThumbnails } from './photo-thumbnails.tsx';
import { PhotoViewer } from './photo-viewer.tsx';

const clock = withClock(100_000);
const WHEN = '12 de novembro, 14:32';
const photo = (id: string, more: Partial<ShownAttachment> = {}): ShownAttachment => ({
  id,
  key: id,
  kind: 'photo',
  durationMs: null,
  width: 1200,
  height: 900,
  ...more,
});
const PHOTOS = [photo('a'), photo('b'), photo('c')];

const load = vi.fn(async (id: string) => new Blob([id]));
const source = { thumbnail: load, file: load };
const revoked = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  URL.createObjectURL = () => 'blob:photo';
  URL.revokeObjectURL = revoked;
});
afterEach(() => {
  Reflect.deleteProperty(URL, 'createObjectURL');
  Reflect.deleteProperty(URL, 'revokeObjectURL');
});

const pictures = (): NodeListOf<HTMLImageElement> => document.querySelectorAll('img');

describe('PhotoThumbnails', () => {
  const onOpen = vi.fn();
  const onRemove = vi.fn();
  const draw = (photos: ShownAttachment[], more: { when?: null; isEditing?: true } = {}) => (
    <PhotoThumbnails {...{ photos, source, onOpen, onRemove, when: WHEN }} {...more} />
  );

  it('shows each photo as a button with its place and moment, and revokes the addresses', async () => {
    const { unmount } = render(draw(PHOTOS));
    await waitFor(() => expect(pictures().length).toBe(3));
    await userEvent.click(screen.getByRole('button', { name: 'Foto 2 de 3, 12 de novembro, 14:32' }));
    expect([onOpen.mock.calls, screen.getAllByRole('button').length]).toEqual([[['b']], 3]);
    unmount();
    expect(revoked).toHaveBeenCalledTimes(3);
  });

  it('removes a photo where the entry is edited', async () => {
    render(draw(PHOTOS, { when: null, isEditing: true }));
    await userEvent.click(screen.getByRole('button', { name: 'Excluir foto 3 de 3' }));
    expect(onRemove.mock.calls).toEqual([['c']]);
  });

  it('marks photos that are only on this device, and removes only a refused one elsewhere', () => {
    const waiting = [
      photo('a', { waiting: { refusal: null } }),
      photo('b', { waiting: { refusal: { code: 'ATTACHMENTS_FULL', message: 'O espaço acabou.' } } }),
    ];
    render(draw(waiting));
    const names = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(names).toEqual([
      `Foto 1 de 2, ${WHEN}. Esperando conexão para ser enviada.`,
      `Foto 2 de 2, ${WHEN}. Não foi enviada.`,
      `Excluir foto 2 de 2, ${WHEN}`,
    ]);
  });

  it('keeps the button and the picture of a photo that is sent meanwhile', async () => {
    const { rerender } = render(draw([photo('photo:1', { waiting: { refusal: null } })]));
    await waitFor(() => expect(pictures().length).toBe(1));
    const [button, picture] = [screen.getByRole('button'), pictures()[0]];
    button.focus();
    rerender(draw([photo('a1', { key: 'photo:1' })]));
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Foto 1 de 1, ${WHEN}`);
    expect([screen.getByRole('button'), pictures()[0], revoked.mock.calls]).toEqual([button, picture, []]);
    await userEvent.click(button);
    expect(onOpen.mock.calls).toEqual([['a1']]);
  });

  it('offers to load a photo again that did not load, or that can’t be drawn', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    render(draw([photo('a')]));
    const again = { name: `Foto 1 de 1, ${WHEN}: não carregou. Tentar de novo` };
    await userEvent.click(await screen.findByRole('button', again));
    await waitFor(() => expect(pictures().length).toBe(1));
    fireEvent.error(pictures()[0] as HTMLImageElement);
    expect(screen.getByRole('button', again)).toBeTruthy();
  });
});

describe('PhotoViewer', () => {
  const onClose = vi.fn();
  const onRemove = vi.fn(async (_id: string): Promise<unknown> => undefined);
  const view = (first = 'a') =>
    render(
      <PhotoViewer photos={PHOTOS} source={source} when={WHEN} first={first} onClose={onClose} onRemove={onRemove} />,
    );
  const name = (): string => screen.getByRole('heading').textContent;
  const shown = async (): Promise<string> => (await screen.findByRole<HTMLImageElement>('img')).alt;
  const swipe = (right: number, down = 0): void => {
    const place = screen.getByRole('img');
    fireEvent.touchStart(place, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(place, { changedTouches: [{ clientX: 200 + right, clientY: 200 + down }] });
  };

  it('shows the wanted photo, and goes on by buttons, keys and swipes, up to the first and the last', async () => {
    view('b');
    expect([name(), await shown()]).toEqual([`Foto 2 de 3, ${WHEN}`, `Foto 2 de 3, ${WHEN}`]);
    const steps: [() => unknown, number][] = [
      [() => userEvent.click(screen.getByRole('button', { name: 'Próxima foto' })), 3],
      [() => userEvent.click(screen.getByRole('button', { name: 'Próxima foto' })), 3],
      [() => userEvent.keyboard('{ArrowLeft}'), 2],
      [() => userEvent.keyboard('{Home}'), 1],
      [() => userEvent.click(screen.getByRole('button', { name: 'Foto anterior' })), 1],
      [() => userEvent.keyboard('{End}'), 3],
      [() => swipe(80), 2],
      [() => swipe(-80), 3],
      [() => swipe(30), 3],
      [() => swipe(80, 70), 3],
    ];
    for (const [step, place] of steps) {
      await shown();
      await act(async () => void (await step()));
      expect(name()).toBe(`Foto ${place} de 3, ${WHEN}`);
    }
  });

  it('leaves a finger on a zoomed page to the browser', async () => {
    vi.stubGlobal('visualViewport', { scale: 2 });
    view('b');
    await shown();
    swipe(80);
    expect(name()).toBe(`Foto 2 de 3, ${WHEN}`);
  });

  describe('zoom', () => {
    const frame = () => screen.getByRole('region', { name: 'Foto' });
    const isZoomed = (): boolean => screen.queryByRole('button', { name: 'Reduzir a foto' }) !== null;
    beforeEach(() => {
      const box = { left: 0, top: 100, width: 400, height: 600 } as DOMRect;
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(box);
      vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
      vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
    });
    const scrolled = () => [frame().scrollLeft, frame().scrollTop];
    const tap = (clientX: number, clientY: number) => fireEvent.click(frame(), { clientX, clientY });

    it('by its button shows the middle; arrows and fingers then move the photo; another photo is whole', async () => {
      view('b');
      await shown();
      await userEvent.click(screen.getByRole('button', { name: 'Ampliar a foto' }));
      expect([isZoomed(), ...scrolled(), frame().tabIndex]).toEqual([true, 400, 600, 0]);
      await userEvent.keyboard('{ArrowRight}{ArrowUp}');
      swipe(80);
      expect([name(), ...scrolled()]).toEqual([`Foto 2 de 3, ${WHEN}`, 480, 520]);
      await userEvent.click(screen.getByRole('button', { name: 'Próxima foto' }));
      expect([name(), isZoomed()]).toEqual([`Foto 3 de 3, ${WHEN}`, false]);
    });

    it('by a double tap keeps what was tapped under the finger, and a second one ends it', async () => {
      view();
      await shown();
      tap(100, 250);
      clock.at += 300;
      tap(104, 254);
      expect([isZoomed(), ...scrolled()]).toEqual([true, 208, 308]);
      tap(104, 254);
      expect(isZoomed()).toBe(true);
      tap(104, 254);
      expect(isZoomed()).toBe(false);
    });

    it('does not begin by two taps that are far apart, in time or on the screen', async () => {
      view();
      await shown();
      tap(100, 250);
      clock.at += 400;
      tap(100, 250);
      tap(300, 250);
      expect(isZoomed()).toBe(false);
    });
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['Back', async () => expect(closeTop()).toBe('handled')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Fechar' }))],
  ])('is closed by %s', async (_, close) => {
    view();
    await shown();
    await act(async () => void (await close()));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('deletes a photo after a confirmation, shows the next, and closes after the last', async () => {
    function Entry() {
      const [photos, setPhotos] = useState([photo('a'), photo('b')]);
      const remove = async (id: string): Promise<void> => setPhotos((now) => now.filter((one) => one.id !== id));
      return <PhotoViewer photos={photos} source={source} when={null} first="b" onClose={onClose} onRemove={remove} />;
    }
    render(<Entry />);
    for (const place of ['Foto 2 de 2', 'Foto 1 de 1']) {
      expect(await shown()).toBe(place);
      await userEvent.click(screen.getByRole('button', { name: 'Excluir' }));
      const question = await screen.findByRole('alertdialog', { name: 'Excluir esta foto?' });
      expect(onClose).not.toHaveBeenCalled();
      await userEvent.click(question.querySelectorAll('button')[1] as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    }
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('says that a photo did not load, and loads it again', async () => {
    load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    view();
    expect((await screen.findByRole('alert')).textContent).toContain('A foto não carregou.');
    await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    expect(await shown()).toBe(`Foto 1 de 3, ${WHEN}`);
  });

  it('has no buttons to go on for one photo, and none to delete where nothing can be deleted', async () => {
    render(<PhotoViewer photos={[photo('a')]} source={source} when={WHEN} first="a" onClose={onClose} />);
    await shown();
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Fechar',
      'Ampliar a foto',
    ]);
  });
});
