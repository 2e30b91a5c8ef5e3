import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import type { Shell } from '../../platform/shell.ts';

/** Opens addresses of our host that another app opens, such as the mail app. */
export function useLinks(shell: Shell, leaveBy: (go: () => void) => void): void {
  const navigate = useNavigate();
  const open = useEffectEvent((path: string) => leaveBy(() => void navigate(path)));
  useEffect(() => shell.followLinks((path) => open(path)), [shell]);
}
