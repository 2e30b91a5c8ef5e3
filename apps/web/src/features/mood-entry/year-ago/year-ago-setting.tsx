import { useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { Switch } from '../../../ui/field/switch.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { yearAgoCopy as copy } from './year-ago.copy.ts';
import { keepYearAgo, yearAgoState } from './year-ago-memory.ts';

/** The switch of the card 'Há um ano' on this device. */
export function YearAgoSetting() {
  const userId = session.userId() ?? '';
  const [isOn, setOn] = useState(() => !yearAgoState(userId).isOff);
  const change = async (next: boolean): Promise<void> => {
    if (await keepYearAgo(userId, { isOff: !next })) setOn(next);
    else toast.failed(copy.failed);
  };
  return <Switch name={copy.setting} hint={copy.settingHint} isOn={isOn} onChange={(next) => void change(next)} />;
}
