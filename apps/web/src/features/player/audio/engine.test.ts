// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { session } from '../../../lib/session/session.ts';
import { player } from '../../../state/player/player.ts';
import { item } from '../../../testing/fake-audio.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { withEngine } from './engine.harness.ts';
import { positions } from './positions.ts';

const { audio, engine, begin, detach, attach } = withEngine();
const calm = item('calma');
const sleep = item('sono');
const plays = () => player.current()?.isPlaying;

describe('a change of the player’s state', () => {
  it('makes the engine play, pause or replace the audio', () => {
    player.toggle(calm);
    expect(player.current()).toMatchObject({ isPlaying: true, isExpanded: true, isMinimised: false });
    expect(audio).toMatchObject({ src: calm.podcast, paused: false });
    player.toggle(calm);
    expect(audio.paused).toBe(true);
    player.minimise(true);
    player.toggle(calm);
    expect(audio.paused).toBe(false);
    expect(player.current()?.isMinimised).toBe(true);
    player.toggle(sleep);
    expect(audio).toMatchObject({ src: sleep.podcast, paused: false });
    expect(player.current()).toMatchObject({ item: sleep, isExpanded: true, isMinimised: false });
  });

  it('doesn’t reload the audio if only its id and signature differ', () => {
    player.toggle(item('narracao', '/api/audio/n.mp3?signature=a'));
    player.toggle(item('artigo', '/api/audio/n.mp3?signature=b'));
    expect(plays()).toBe(false);
    expect(audio.loaded).toEqual(['/api/audio/n.mp3?signature=a']);
  });

  it('updates the position at once if it is a pause', () => {
    begin(calm);
    audio.reach(4.8);
    audio.currentTime = 5.1;
    player.toggle(calm);
    expect(engine().current().position).toBe(5);
  });

  it('stops the download of the audio if it closes the player', () => {
    player.toggle(calm);
    player.close();
    expect(audio).toMatchObject({ src: '', paused: true });
  });

  it('is applied by an engine that is attached later', () => {
    detach();
    player.toggle(calm);
    expect(audio.paused).toBe(true);
    audio.arrive(300);
    attach();
    expect(audio.paused).toBe(false);
    expect(engine().current().duration).toBe(300);
  });

  it('ends with a pause of the audio when the engine is detached', () => {
    player.toggle(calm);
    detach();
    expect(audio.paused).toBe(true);
  });
});

describe('an event of the audio element', () => {
  it('pauses the player at the end of the audio', () => {
    begin(calm);
    audio.reach(200);
    audio.finish();
    expect(plays()).toBe(false);
    expect(engine().current()).toMatchObject({ hasEnded: true, position: 300 });
    expect(positions.recall(calm.podcast)).toBe(0);
    player.toggle(calm);
    expect(audio.paused).toBe(false);
    expect(engine().current().hasEnded).toBe(false);
  });

  it('updates the player if the system pauses or continues the audio', () => {
    player.toggle(calm);
    audio.pause();
    expect(plays()).toBe(false);
    void audio.play();
    expect(plays()).toBe(true);
  });
});

describe('the controls of the audio engine', () => {
  it('move the position only within the duration', () => {
    begin(calm);
    engine().seek(100);
    engine().skip(15);
    expect(audio.currentTime).toBe(115);
    engine().skip(-200);
    expect(audio.currentTime).toBe(0);
    engine().seek(999);
    expect(audio.currentTime).toBe(300);
  });

  it('keep the speed for the next item', () => {
    player.toggle(calm);
    engine().setRate(1.5);
    expect(audio.playbackRate).toBe(1.5);
    player.toggle(sleep);
    expect(audio.playbackRate).toBe(1.5);
  });
});

describe('the stored position of an audio', () => {
  it('is restored separately for each item', () => {
    begin(calm);
    audio.reach(80);
    begin(sleep, 500);
    expect(audio.currentTime).toBe(0);
    audio.reach(200);
    player.toggle(calm);
    expect(engine().current().position).toBe(80);
    audio.arrive(300);
    expect(audio.currentTime).toBe(80);
  });

  it('is stored on the device every few seconds for a signed-in person', async () => {
    await signIn();
    begin(calm);
    audio.reach(40);
    const stored = () => localStorage.getItem('alento:maria:player-positions');
    expect(stored()).toBe(JSON.stringify({ [calm.podcast]: 40 }));
    audio.reach(43);
    expect(stored()).toBe(JSON.stringify({ [calm.podcast]: 40 }));
    audio.reach(45.5);
    expect(stored()).toBe(JSON.stringify({ [calm.podcast]: 45 }));
  });

  it('is not stored on the device for a visitor', () => {
    begin(calm);
    audio.reach(40);
    expect(positions.recall(calm.podcast)).toBe(40);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('is not stored after the person signed out', async () => {
    await signIn();
    begin(calm);
    audio.reach(40);
    await session.leave();
    audio.reach(60);
    engine().drop();
    expect(player.current()).toBeNull();
    expect(audio.paused).toBe(true);
    expect(positions.recall(calm.podcast)).toBe(0);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
