import type { SecondFactors } from '@alento/contract/second-factor';
import { KeyRound, ListChecks, type LucideIcon, Smartphone } from 'lucide-react';
import { formatMomentDay } from '../../../lib/time/moments.format.ts';
import { Button } from '../../../ui/button.tsx';
import { secondFactorCopy as copy, FEW_CODES } from './second-factor.copy.ts';

type Passkey = SecondFactors['passkeys'][number];
/** The factor that a person wants to remove. */
export type Removal = { kind: 'app' } | { kind: 'passkey'; passkey: Passkey };

type RowProps = {
  icon: LucideIcon;
  name: string;
  details: readonly string[];
  isUrgent?: boolean;
  action: { label: string; name: string; onPress: () => void };
};

const Row = ({ icon: Icon, name, details, isUrgent = false, action }: RowProps) => (
  <li className="flex items-center gap-3 py-3">
    <Icon aria-hidden size={22} className="shrink-0 text-ink-muted" />
    <div className="min-w-0 flex-1">
      <p className="break-words font-semibold">{name}</p>
      {details.map((detail) => (
        <p key={detail} className={`text-sm ${isUrgent ? 'text-danger' : 'text-ink-muted'}`}>
          {detail}
        </p>
      ))}
    </div>
    <Button variant="quiet" onClick={action.onPress} aria-label={action.name} className="-mr-4 shrink-0">
      {action.label}
    </Button>
  </li>
);

type Props = { factors: SecondFactors; onRemove: (removal: Removal) => void; onRenew: () => void };

/** The account's second factors and its recovery codes. */
export function FactorRows({ factors: { totp, passkeys, recoveryCodesLeft }, onRemove, onRenew }: Props) {
  const removal = (name: string, what: Removal): RowProps['action'] => ({
    label: copy.remove,
    name: copy.removeOf(name),
    onPress: () => onRemove(what),
  });
  return (
    <ul className="-my-3 divide-y divide-border">
      {totp && (
        <Row
          icon={Smartphone}
          name={copy.app}
          details={[copy.appSince(formatMomentDay(totp.since))]}
          action={removal(copy.app, { kind: 'app' })}
        />
      )}
      {passkeys.map((passkey) => (
        <Row
          key={passkey.id}
          icon={KeyRound}
          name={passkey.label}
          details={[
            copy.passkeyMade(formatMomentDay(passkey.createdAt)),
            passkey.lastUsedAt === null ? copy.passkeyUnused : copy.passkeyUsed(formatMomentDay(passkey.lastUsedAt)),
          ]}
          action={removal(passkey.label, { kind: 'passkey', passkey })}
        />
      ))}
      <Row
        icon={ListChecks}
        name={copy.codes}
        details={[copy.codesLeft(recoveryCodesLeft)]}
        isUrgent={recoveryCodesLeft <= FEW_CODES}
        action={{ label: copy.renew, name: `${copy.codes}: ${copy.renew}`, onPress: onRenew }}
      />
    </ul>
  );
}
