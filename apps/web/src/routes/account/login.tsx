import { paths } from '@alento/domain/interface/paths';
import type { LegalDocumentType } from '@alento/domain/legal/documents';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { type ComponentType, lazy, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { identityCheckCopy } from '../../features/account/identity/identity.copy.ts';
import { clearPendingFlags, pendingPlan, signedInDestination } from '../../features/account/pending-payment.ts';
import { signOutReasonOf } from '../../features/account/sign-in/closing.ts';
import { loginCopy } from '../../features/account/sign-in/login.copy.ts';
import { type EmailField, prefilledEmail } from '../../features/account/sign-in/login-address.ts';
import { forgetModeFlag, initialMode, type LoginMode, modeOf } from '../../features/account/sign-in/login-mode.ts';
import { SignInSecondStep } from '../../features/account/sign-in/second-step.ts';
import type { StartedSignIn } from '../../features/account/sign-in/sign-in.mutation.ts';
import { SignInForm } from '../../features/account/sign-in/sign-in-form.tsx';
import { SignUpForm } from '../../features/account/sign-up/sign-up-form.tsx';
import { LegalDocumentDialog } from '../../features/legal-document/legal-document-dialog.tsx';
import { useSignUpDocuments } from '../../features/legal-document/use-sign-up-documents.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { isAppStart, returnAddressOf, signedUpState } from '../../lib/page/return-address.ts';
import { useIsHydrated } from '../../lib/page/use-is-hydrated.ts';
import { readFixed } from '../../lib/session/device/device-store.ts';
import { hasErased, onErased } from '../../lib/session/erased.ts';
import { session } from '../../lib/session/session.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { now } from '../../lib/time/clock.ts';
import { Button } from '../../ui/button.tsx';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { BareFrame } from './bare-frame.tsx';

/**
 * Redirects signed-in people: to the page that they came from, to the payment that they started recently, otherwise to
 * /home. The page that they came from is notified of a sign-up.
 */
function SignedIn({ signedUp }: { signedUp: boolean }) {
  const { state } = useLocation();
  const [{ destination, returns }] = useState(() => {
    const address = returnAddressOf(state);
    return { destination: address ?? signedInDestination(now()), returns: address !== null };
  });
  useEffect(clearPendingFlags, []);
  return <Navigate to={destination} replace state={returns && signedUp ? signedUpState : null} />;
}

function useLoginScreen() {
  const [search] = useSearchParams();
  const [mode, setMode] = useState<LoginMode>(() => modeOf(search));
  const [email, setEmail] = useState<EmailField>(() => prefilledEmail(null));
  const { key: visit } = useLocation();
  const [visited, setVisited] = useState(visit);
  // Another app's link may lead to /login while it is open, such as at the start of the app on the phone.
  if (visit !== visited) {
    setVisited(visit);
    setMode(initialMode(search));
  }
  const [arrivedWith] = useState(search);
  // The prerendered page was rendered without URL and storage, so both are read after hydration and before the first
  // paint.
  useLayoutEffect(() => {
    setMode(initialMode(arrivedWith));
    setEmail((field) => (field.text === '' ? prefilledEmail(session.loginEmail()) : field));
  }, [arrivedWith]);
  const { state } = useLocation();
  const [welcomes, setWelcomes] = useState(false);
  const [hasFirstMoods, setHasFirstMoods] = useState(false);
  useLayoutEffect(() => {
    setWelcomes(isAppStart(state) && session.loginEmail() === null);
    setHasFirstMoods(readFixed('firstMoods') !== null);
  }, [state]);
  const [opened, setOpened] = useState<LegalDocumentType | null>(null);
  const toggle = (): void => {
    forgetModeFlag();
    setMode(mode === 'create' ? 'sign-in' : 'create');
  };
  const creating = mode === 'create';
  return { creating, toggle, email, setEmail, opened, setOpened, welcomes, setWelcomes, hasFirstMoods };
}

/** State of the sign-in form and the second step. The password is kept for a return to the form. */
function useSignInSteps() {
  const [password, setPassword] = useState('');
  const [started, setStarted] = useState<StartedSignIn | null>(null);
  const [back, setBack] = useState<{ notice: string | null } | null>(null);
  usePageTitle(started === null ? loginCopy.signIn : identityCheckCopy.title);
  const goBack = (notice: string | null): void => {
    setBack({ notice });
    setStarted(null);
  };
  return { password, setPassword, started, setStarted, back, goBack };
}

type WelcomeProps = { onSignIn: () => void };

/** Shown if the code of the first screen can't be loaded. */
function NoWelcome({ onSignIn }: WelcomeProps) {
  useEffect(onSignIn, [onSignIn]);
  return null;
}

const Welcome = lazy<ComponentType<WelcomeProps>>(() =>
  import('../../features/mood-entry/first/welcome.tsx').then(
    (file) => ({ default: file.Welcome }),
    () => ({ default: NoWelcome }),
  ),
);

// Few visitors have chosen a mood before.
const FirstMoodsNotice = optionalPart(
  async () => (await import('../../features/mood-entry/first/first-moods-notice.tsx')).FirstMoodsNotice,
);

const NOTICE = 'mb-6 rounded-control bg-brand-soft px-4 py-3 text-on-brand-soft text-sm';

type ScreenProps = { onModeChange: (creating: boolean) => void };

function LoginScreen({ onModeChange }: ScreenProps) {
  const { creating, toggle, email, setEmail, opened, setOpened, welcomes, setWelcomes, hasFirstMoods } =
    useLoginScreen();
  useEffect(() => onModeChange(creating), [creating, onModeChange]);
  const { password, setPassword, started, setStarted, back, goBack } = useSignInSteps();
  const documents = useSignUpDocuments(creating);
  const state: unknown = useLocation().state;
  // The history state survives a reload, but the prerendered page does not contain it, nor the stored plan. Therefore
  // they are used only after hydration.
  const isHydrated = useIsHydrated();
  const ended = isHydrated && typeof state === 'object' && state !== null && 'ended' in state && state.ended === true;
  const closing = isHydrated ? signOutReasonOf(state) : null;
  const returns = isHydrated && returnAddressOf(state) !== null;
  const [isFormOpened, setFormOpened] = useState(false);
  const openForm = useCallback((): void => {
    setWelcomes(false);
    setFormOpened(true);
  }, [setWelcomes]);
  // The pressed button was removed, and with it the focus.
  useEffect(() => {
    if (isFormOpened) document.querySelector<HTMLElement>('h1')?.focus();
  }, [isFormOpened]);
  const wanted = isHydrated && !returns ? pendingPlan(now()) : null;
  return (
    <>
      <BareFrame help={loginCopy.help} isDense={creating}>
        <VisuallyHidden role="status">{started && identityCheckCopy.title}</VisuallyHidden>
        {welcomes ? (
          <Suspense>
            <Welcome onSignIn={openForm} />
          </Suspense>
        ) : started ? (
          <>
            <PageTitle>{identityCheckCopy.title}</PageTitle>
            <Suspense>
              <SignInSecondStep started={started} onBack={goBack} />
            </Suspense>
          </>
        ) : (
          <>
            <PageTitle lead={creating ? loginCopy.createLead : loginCopy.signInLead}>
              {creating ? loginCopy.createTitle : loginCopy.signInTitle}
            </PageTitle>
            {wanted !== null && (
              <p className={NOTICE}>
                {(creating ? loginCopy.createThenPayment : loginCopy.thenPayment)(PLAN_NAMES[wanted])}
              </p>
            )}
            {returns && <p className={NOTICE}>{creating ? loginCopy.createThenReturn : loginCopy.thenReturn}</p>}
            {ended && !creating && (
              <p role="status" className="mb-6 rounded-control bg-accent-soft px-4 py-3 text-on-accent-soft text-sm">
                {loginCopy.ended}
              </p>
            )}
            {closing && !creating && (
              <p role="status" className={NOTICE}>
                {loginCopy.closed[closing]}
              </p>
            )}
            {hasFirstMoods && <FirstMoodsNotice />}
            <noscript>
              <p className="mb-6">{loginCopy.noScript}</p>
            </noscript>
            {creating ? (
              <SignUpForm email={email} onEmailChange={setEmail} documents={documents} onOpenDocument={setOpened} />
            ) : (
              <SignInForm
                email={email}
                onEmailChange={setEmail}
                password={password}
                onPasswordChange={setPassword}
                back={back}
                onSecondStep={setStarted}
              />
            )}
            <Button variant="quiet" onClick={toggle} className="mt-4 w-full">
              {creating ? loginCopy.toSignIn : loginCopy.toCreate}
            </Button>
          </>
        )}
      </BareFrame>
      <LegalDocumentDialog type={opened} onClose={() => setOpened(null)} />
    </>
  );
}

export function Component() {
  const account = useAccount();
  const navigate = useNavigate();
  // The form is gone as soon as the account exists.
  const [creating, setCreating] = useState(false);
  const { state } = useLocation();
  const isSentByGuard = typeof state === 'object' && state !== null && 'ended' in state;
  // A deletion in another tab ends the session here. The guard may know that before its reason, which may arrive before
  // this screen's code or after it.
  useEffect(() => {
    const giveWay = (): void => void navigate(paths.accountDeleted, { replace: true });
    if (isSentByGuard && hasErased()) giveWay();
    return onErased(giveWay);
  }, [navigate, isSentByGuard]);
  return account ? <SignedIn signedUp={creating} /> : <LoginScreen onModeChange={setCreating} />;
}
