import { beforeEach, expect, it } from 'vitest';
import { setDeviceZone } from '../../testing/clock.ts';
import { versionName } from './version-name.ts';

beforeEach(() => setDeviceZone('America/Sao_Paulo'));

it.each([
  ['1.2.0+202611281300', 'de 28 de nov. de 2026, 10:00'],
  ['0.1.0+20261129013059', 'de 28 de nov. de 2026, 22:30'],
  ['1.2.0', '1.2.0'],
  ['1.2.0+beta.1', '1.2.0'],
  ['1.2.0+202613451300', '1.2.0'],
  ['1.2.0+202611282500', '1.2.0'],
])('names the version %s as %s', (version, name) => expect(versionName(version)).toBe(name));
