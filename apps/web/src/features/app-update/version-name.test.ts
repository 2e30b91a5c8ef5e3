import { expect, it } from 'vitest';
import { versionName } from './version-name.ts';

it.each([
  ['1.2.0+202611281300', 'de 28 de novembro, 13:00'],
  ['0.1.0+20261128130059', 'de 28 de novembro, 13:00'],
  ['1.2.0', '1.2.0'],
  ['1.2.0+beta.1', '1.2.0'],
  ['1.2.0+202613451300', '1.2.0'],
  ['1.2.0+202611282500', '1.2.0'],
])('names the version %s as %s', (version, name) => expect(versionName(version)).toBe(name));
