import { AWAY_MINUTES, isAwayMinutes } from '@alento/domain/lock/auto-lock';
import { useEffect, useState } from 'react';
import type { Biometrics } from '../../../platform/shell.ts';
import { getDevice } from '../../../platform/this-device.ts';
import type { StoredLock } from '../../../state/lock/stored-lock.ts';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { changeLock } from '../pin/set-pin.ts';
import { lockSettingsCopy as copy } from './lock-settings.copy.ts';

/** A change that makes the lock weaker, so that it takes the present PIN. */
export type WeakerLock = Partial<Pick<StoredLock, 'away' | 'hasBiometrics'>>;

type Props = {
  userId: string;
  stored: StoredLock;
  onSaid: (text: string) => void;
  onWeaker: (change: WeakerLock) => void;
};

/** Makes the change after the right PIN. Resolves to what to say of it. */
export async function weakenLock(userId: string, change: WeakerLock): Promise<string> {
  const isAllowed = !change.hasBiometrics || (await getDevice().shell?.lock.recognise(copy.biometricsReason)) === true;
  if (!isAllowed) return copy.notRecognised;
  return (await changeLock(userId, change)) ? copy.saved : copy.notStored;
}

/** After how long the app locks. A longer time takes the PIN, a shorter one doesn't. */
export function AwayChoice({ userId, stored, onSaid, onWeaker }: Props) {
  const choose = async (value: string): Promise<void> => {
    const away = Number(value);
    if (!isAwayMinutes(away)) return;
    if (away > stored.away) onWeaker({ away });
    else onSaid((await changeLock(userId, { away })) ? copy.saved : copy.notStored);
  };
  return (
    <div>
      <SegmentedControl
        label={copy.awayTitle}
        value={String(stored.away)}
        options={AWAY_MINUTES.map((minutes) => ({ value: String(minutes), label: copy.away[minutes] }))}
        onChange={(value) => void choose(value)}
      />
      <p className="mt-2 max-w-prose text-ink-muted text-sm">{stored.away === 0 ? copy.awayNow : copy.awayLater}</p>
    </div>
  );
}

/** Whether the device's biometrics unlock too. Nothing without a shell, or if the owner has set up none. */
export function BiometricsChoice({ userId, stored, onSaid, onWeaker }: Props) {
  const [kind, setKind] = useState<Biometrics>(null);
  useEffect(() => {
    void getDevice().shell?.lock.biometrics().then(setKind);
  }, []);
  if (kind === null) return null;
  const change = async (hasBiometrics: boolean): Promise<void> => {
    if (hasBiometrics) onWeaker({ hasBiometrics });
    else onSaid((await changeLock(userId, { hasBiometrics })) ? copy.saved : copy.notStored);
  };
  return (
    <Switch
      name={copy[kind]}
      hint={copy.biometricsHint}
      isOn={stored.hasBiometrics}
      onChange={(isOn) => void change(isOn)}
    />
  );
}
