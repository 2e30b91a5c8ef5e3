import { Monitor, Moon, Sun } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { APPEARANCES, type Appearance, chooseAppearance, currentAppearance } from './appearance.ts';
import { appearanceCopy } from './profile.copy.ts';
import { SettingScreen } from './setting-screen.tsx';

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Choice between light, dark and the system's appearance. */
export function AppearanceItem() {
  const [appearance, setAppearance] = useState(currentAppearance);
  const choose = (value: string): void => {
    const next = APPEARANCES.find((option) => option === value);
    if (!next) return;
    chooseAppearance(next);
    setAppearance(next);
  };
  return (
    <SettingScreen title={appearanceCopy.title} lead={appearanceCopy.lead}>
      <RadioGroup.Root
        value={appearance}
        onValueChange={choose}
        aria-label={appearanceCopy.title}
        className="grid max-w-md grid-cols-3 gap-1 rounded-card bg-surface-sunken p-1.5"
      >
        {APPEARANCES.map((option: Appearance) => {
          const Icon = ICONS[option];
          return (
            <RadioGroup.Item
              key={option}
              value={option}
              className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-control border border-transparent font-semibold text-ink-muted text-xs transition-colors data-[state=checked]:border-border-strong data-[state=checked]:bg-surface-raised data-[state=checked]:text-ink"
            >
              <Icon aria-hidden size={20} />
              {appearanceCopy.options[option]}
            </RadioGroup.Item>
          );
        })}
      </RadioGroup.Root>
    </SettingScreen>
  );
}
