import type { ProfessionalProfile } from '@alento/contract/sharing/professional';
import { LISTING_CONTACT_MAX, LISTING_TEXT_MAX } from '@alento/domain/sharing/limits';
import { SERVICE_KINDS, type ServiceKind } from '@alento/domain/sharing/listing';
import { isOneLineName } from '@alento/domain/text/one-line-name';
import { characterCount, fitsWithin } from '@alento/domain/text/plain-text';
import { type SubmitEvent, useRef, useState } from 'react';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Switch } from '../../../ui/field/switch.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { SERVICE_KIND_NAMES } from '../../../ui/service-kinds.copy.ts';
import { controlOf, useProblemFocus } from '../problem-focus.ts';
import { useSaveProfile } from '../sharing.mutations.ts';
import { checkIdentity, type IdentityDraft, type Problem, problemOf, remainingProblems } from './identity-draft.ts';
import { IdentityFields } from './identity-fields.tsx';
import { profileCopy as copy } from './profile.copy.ts';

type ListingDraft = { isListed: boolean; serviceKinds: readonly ServiceKind[]; text: string; contact: string };

type Props = {
  draft: ListingDraft;
  isHidden: boolean;
  error: string | null;
  onChange: (change: Partial<ListingDraft>) => void;
};

/** Whether and how the professional is listed on /psicologos. */
function ListingFields({ draft, isHidden, error, onChange }: Props) {
  const { isListed, serviceKinds, text, contact } = draft;
  const used = characterCount(text);
  const choose = (kind: ServiceKind, isOn: boolean): void =>
    onChange({ serviceKinds: SERVICE_KINDS.filter((one) => (one === kind ? isOn : serviceKinds.includes(one))) });
  return (
    <div className="grid grid-cols-1 gap-5">
      <Switch
        name={copy.listed}
        hint={copy.listedHint}
        isOn={isListed}
        onChange={(isOn) => onChange({ isListed: isOn })}
      />
      {isHidden && <p className="max-w-prose rounded-control bg-accent-soft p-4 text-on-accent-soft">{copy.hidden}</p>}
      {!isListed && <p className="max-w-prose text-ink-muted text-sm">{copy.unlisted}</p>}
      {isListed && (
        <>
          <fieldset data-field="kinds" className="min-w-0">
            <legend className="font-semibold text-sm">{copy.kinds}</legend>
            <div className="mt-1 flex flex-wrap gap-x-6">
              {SERVICE_KINDS.map((kind) => (
                <label key={kind} className="flex min-h-11 cursor-pointer items-center gap-3">
                  <input
                    type="checkbox"
                    checked={serviceKinds.includes(kind)}
                    onChange={({ target }) => choose(kind, target.checked)}
                    className="size-5 cursor-pointer accent-(--brand)"
                  />
                  {SERVICE_KIND_NAMES[kind]}
                </label>
              ))}
            </div>
          </fieldset>
          <div data-field="contact">
            <TextField
              label={copy.contact}
              hint={copy.contactHint}
              autoComplete="off"
              value={contact}
              onChange={({ target }) => onChange({ contact: target.value })}
            />
          </div>
          <div data-field="text">
            <TextArea
              label={copy.text}
              hint={copy.textHint}
              dir="auto"
              value={text}
              counter={{ used, max: LISTING_TEXT_MAX }}
              onChange={({ target }) => onChange({ text: target.value })}
            />
          </div>
        </>
      )}
      <Alert>{error}</Alert>
    </div>
  );
}

type Draft = { identity: IdentityDraft; listing: ListingDraft };

const draftOf = (profile: ProfessionalProfile | null): Draft => ({
  identity: { name: profile?.name ?? '', crp: profile?.crp ?? '', uf: profile?.uf ?? '' },
  listing: {
    isListed: profile?.isListed ?? false,
    serviceKinds: profile?.serviceKinds ?? [],
    text: profile?.text ?? '',
    contact: profile?.contact ?? '',
  },
});

const isOfField = ({ field }: Problem): boolean => field !== null;

/** Creates or changes one's professional profile and its listing. */
export function ProfileForm({ profile }: { profile: ProfessionalProfile | null }) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => draftOf(profile));
  const [isChanged, setChanged] = useState(false);
  const [own, setOwn] = useState<readonly Problem[]>([]);
  const { mutate, isPending, isSuccess, error, reset } = useSaveProfile();
  useUnsavedWork(isChanged);
  const isIncomplete = isRefusal(error, 'LISTING_INCOMPLETE');
  const failure = error && !isIncomplete ? problemOf(error, copy.textStays) : null;
  const problems = failure ? [failure] : own;

  const missing = draft.listing.serviceKinds.length === 0 ? 'kinds' : 'contact';
  useProblemFocus(error, isIncomplete ? missing : (failure?.field ?? null), form);

  const change = (next: Partial<Draft>): void => {
    // What is being sent stays as it is. The fields are not disabled, because a disabled field loses the focus.
    if (isPending) return;
    setDraft({ ...draft, ...next });
    setChanged(true);
    setOwn(next.identity ? remainingProblems(own, draft.identity, next.identity) : own.filter(isOfField));
    reset();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isPending) return;
    const checked = checkIdentity(draft.identity);
    if ('problems' in checked) {
      setOwn(checked.problems);
      controlOf(form.current, checked.problems[0]?.field ?? '')?.focus();
      return;
    }
    const contact = draft.listing.contact.trim();
    if (contact !== '' && !isOneLineName(contact, LISTING_CONTACT_MAX)) {
      setOwn([{ field: null, text: copy.contactInvalid }]);
      controlOf(form.current, 'contact')?.focus();
      return;
    }
    if (!fitsWithin(draft.listing.text.trim(), LISTING_TEXT_MAX)) {
      setOwn([{ field: null, text: copy.tooLong }]);
      controlOf(form.current, 'text')?.focus();
      return;
    }
    const { serviceKinds, ...listing } = draft.listing;
    mutate(
      { ...checked.identity, ...listing, serviceKinds: [...serviceKinds] },
      {
        onSuccess: (saved) => {
          setDraft(draftOf(saved));
          setChanged(false);
        },
      },
    );
  };

  return (
    <form ref={form} onSubmit={submit} noValidate aria-busy={isPending} className="grid grid-cols-1 gap-4">
      <div className={`grid min-w-0 grid-cols-1 gap-4 ${isPending ? 'opacity-60' : ''}`}>
        <Card title={copy.identity} look="mb-4 font-bold text-xl">
          <IdentityFields draft={draft.identity} problems={problems} onChange={(identity) => change({ identity })} />
        </Card>
        <Card title={copy.listing} look="mb-4 font-bold text-xl">
          <ListingFields
            draft={draft.listing}
            isHidden={profile?.isHidden ?? false}
            error={isIncomplete ? messageOf(error) : null}
            onChange={(part) => change({ listing: { ...draft.listing, ...part } })}
          />
        </Card>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" size="lg" busy={isPending} data-sends>
          {isPending ? copy.saving : copy.save}
        </Button>
        <p role="status" className="text-ink-muted text-sm">
          {isSuccess && !isChanged ? copy.saved : null}
        </p>
      </div>
      <Alert>{problems.find(({ field }) => field === null)?.text}</Alert>
    </form>
  );
}
