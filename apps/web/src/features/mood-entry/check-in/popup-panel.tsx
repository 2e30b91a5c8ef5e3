import { useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { Switch } from '../../../ui/field/switch.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { checkInCopy, popupCopy as copy } from './check-in.copy.ts';
import { isPopupOff, setPopupOn } from './popup-setting.ts';

/** The switch of the mood popup on this device. */
export function PopupPanel() {
  const userId = session.userId() ?? '';
  const [isOn, setOn] = useState(() => !isPopupOff(userId));
  const change = async (next: boolean): Promise<void> => {
    if (await setPopupOn(userId, next)) setOn(next);
    else toast.failed(checkInCopy.offFailed);
  };
  return (
    <div className="py-1 sm:py-2">
      <Switch name={copy.name} hint={copy.hint} isOn={isOn} onChange={(next) => void change(next)} />
    </div>
  );
}
