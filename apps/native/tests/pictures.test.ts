import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ANDROID_RESOURCES, vectorDrawable } from '../build/android-resources.ts';
import { COLOURS } from '../build/colours.ts';
import { IOS_PICTURES } from '../build/drawings.ts';
import { pictureDigest } from '../build/picture-digest.ts';
import { readPng } from './read-png.harness.ts';
import { NATIVE, RESOURCES, readXml, values } from './read-xml.harness.ts';

const ASSETS = join(NATIVE, 'ios/App/App/Assets.xcassets');
const WEB = join(NATIVE, '../web');

describe('pictures of the native projects', () => {
  it('have the colours of the web app', () => {
    const page = readFileSync(join(WEB, 'index.html'), 'utf8');
    expect(page).toContain(`content="${COLOURS.ground}" media="(prefers-color-scheme: light)"`);
    expect(page).toContain(`content="${COLOURS.groundDark}" media="(prefers-color-scheme: dark)"`);
    expect(readFileSync(join(WEB, 'public/favicon.svg'), 'utf8')).toContain(`rx="15" fill="${COLOURS.brand}"`);
  });

  it.each(Object.entries(ANDROID_RESOURCES))('%s is what native:pictures writes', (path, content) => {
    expect(readFileSync(join(RESOURCES, path), 'utf8')).toBe(content);
  });

  it('draws both notification icons in white on nothing, because Android uses only their opacity', () => {
    const drawing = readXml(join(RESOURCES, 'drawable/ic_notification.xml'));
    expect(new Set(values(drawing, 'path', 'android:fillColor'))).toEqual(new Set(['#ffffff']));
    const neutral = readXml(join(RESOURCES, 'drawable/ic_notification_neutral.xml'));
    expect(values(neutral, 'path', 'android:strokeColor')).toEqual(['#ffffff']);
    expect(values(neutral, 'path', 'android:fillColor')).toEqual(['']);
  });

  it.each(IOS_PICTURES)('$file is drawn from the present logo, in its size and without transparency', (picture) => {
    const { file, side, svg } = picture;
    const recorded = JSON.parse(readFileSync(join(NATIVE, 'pictures.json'), 'utf8')) as Record<string, unknown>;
    expect(pictureDigest({ side, svg, picture: readFileSync(join(ASSETS, file)) })).toEqual(recorded[file]);
    expect(readPng(join(ASSETS, file))).toEqual({ width: side, height: side, hasAlpha: false });
  });

  it.each(['AppIcon.appiconset', 'Splash.imageset'])('%s names each of its files once', (folder) => {
    const { images } = JSON.parse(readFileSync(join(ASSETS, folder, 'Contents.json'), 'utf8')) as {
      images: { filename: string }[];
    };
    const drawn = IOS_PICTURES.filter(({ file }) => file.startsWith(folder)).map(({ file }) => file.split('/')[1]);
    expect(images.map(({ filename }) => filename)).toEqual(drawn);
  });
});

describe('vectorDrawable()', () => {
  it('writes rectangles, circles and paths, moved by the origin of the view box', () => {
    const svg =
      '<svg viewBox="-2 -3 20 20"><rect x="1" y="2" width="10" height="6" rx="2" fill="#111111"/>' +
      '<circle cx="5" cy="5" r="2" fill="#222222"/><path d="M0 0L5 5" fill="none" stroke="#333333" stroke-width="1.5"/></svg>';
    const text = vectorDrawable({ svg, side: 24 });
    expect(text).toContain('android:translateX="2"');
    expect(text).toContain('android:translateY="3"');
    expect(text).toContain('M3 2h6a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-6a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z');
    expect(text).toContain('M3 5a2 2 0 1 1 4 0a2 2 0 1 1 -4 0z');
    expect(text).toMatch(/M0 0L5 5"\s+android:strokeColor="#333333"\s+android:strokeWidth="1.5"/);
    expect(text).not.toContain('fillColor="none"');
  });
});
