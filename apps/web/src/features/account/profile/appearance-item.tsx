import { Monitor, Moon, Sun } from 'lucide-react';
import { RadioGroup } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { chooseFaceSet, currentFaceSet, FACE_SETS } from '../../../ui/mood/face-set.ts';
import { MoodFace } from '../../../ui/mood/mood-face.tsx';
import {
  APPEARANCES,
  chooseAppearance,
  choosePalette,
  currentAppearance,
  currentPalette,
  PALETTES,
} from './appearance.ts';
import { appearanceCopy as copy } from './profile.copy.ts';
import { SettingScreen } from './setting-screen.tsx';

/** The scores that show what a set looks like. */
const PICTURED = [0, 3, 5] as const;

const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Shows the colours of a palette by its own values of the tokens. */
const Swatch = ({ palette }: { palette: string }) => (
  <span
    aria-hidden
    data-palette={palette}
    className="grid size-7 place-items-center rounded-full border border-border-strong bg-(--ground)"
  >
    <span className="size-3.5 rounded-full bg-(--brand)" />
  </span>
);

type ChoiceProps<Option extends string> = {
  label: string;
  options: readonly Option[];
  names: Readonly<Record<Option, string>>;
  chosen: Option;
  onChoose: (option: Option) => void;
  picture: (option: Option) => ReactNode;
};

function Choice<Option extends string>({ label, options, names, chosen, onChoose, picture }: ChoiceProps<Option>) {
  return (
    <RadioGroup.Root
      value={chosen}
      onValueChange={(value) => {
        const next = options.find((option) => option === value);
        if (next) onChoose(next);
      }}
      aria-label={label}
      className="grid max-w-md auto-cols-fr grid-flow-col gap-1 rounded-card bg-surface-sunken p-1.5"
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option}
          value={option}
          className="flex min-h-14 flex-col items-center justify-center gap-1 rounded-control border border-transparent py-1.5 font-semibold text-ink-muted text-xs transition-colors data-[state=checked]:border-border-strong data-[state=checked]:bg-surface-raised data-[state=checked]:text-ink"
        >
          {picture(option)}
          {names[option]}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}

/** Choice between light, dark and the system's appearance, and of a palette. */
export function AppearanceItem() {
  const [appearance, setAppearance] = useState(currentAppearance);
  const [palette, setPalette] = useState(currentPalette);
  const [faces, setFaces] = useState(currentFaceSet);
  return (
    <SettingScreen title={copy.title} lead={copy.lead}>
      <Choice
        label={copy.title}
        options={APPEARANCES}
        names={copy.options}
        chosen={appearance}
        onChoose={(next) => {
          chooseAppearance(next);
          setAppearance(next);
        }}
        picture={(option) => {
          const Icon = ICONS[option];
          return <Icon aria-hidden size={20} />;
        }}
      />
      <h2 className="mt-6 mb-2 font-semibold">{copy.palette}</h2>
      <Choice
        label={copy.palette}
        options={PALETTES}
        names={copy.palettes}
        chosen={palette}
        onChoose={(next) => {
          choosePalette(next);
          setPalette(next);
        }}
        picture={(option) => <Swatch palette={option} />}
      />
      <h2 className="mt-6 mb-2 font-semibold">{copy.faces}</h2>
      <Choice
        label={copy.faces}
        options={FACE_SETS}
        names={copy.faceSets}
        chosen={faces}
        onChoose={(next) => {
          chooseFaceSet(next);
          setFaces(next);
        }}
        picture={(option) => (
          <span className="flex">
            {PICTURED.map((score) => (
              <MoodFace key={score} score={score} size={28} from={option} />
            ))}
          </span>
        )}
      />
    </SettingScreen>
  );
}
