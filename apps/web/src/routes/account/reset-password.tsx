import { paths } from '@alento/domain/interface/paths';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useMailedToken } from '../../features/account/password/mailed-token.ts';
import { ResetPasswordForm } from '../../features/account/password/reset-password-form.tsx';
import { ResetRequestForm } from '../../features/account/password/reset-request-form.tsx';
import { resetCopy } from '../../features/account/sign-in/login.copy.ts';
import { session } from '../../lib/session/session.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlay/toast.tsx';
import { PageTitle } from '../../ui/page-title.tsx';

function Ask() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <PageTitle lead={sent ? undefined : resetCopy.askLead}>
        {sent ? resetCopy.sentTitle : resetCopy.askTitle}
      </PageTitle>
      <Card>
        <div role="status" className="flex flex-col items-start gap-4 empty:hidden">
          {sent && (
            <>
              <MailCheck aria-hidden size={36} className="text-brand" />
              <p>{resetCopy.sent}</p>
              <Button variant="secondary" onClick={() => setSent(false)}>
                {resetCopy.another}
              </Button>
            </>
          )}
        </div>
        {!sent && <ResetRequestForm onSent={() => setSent(true)} />}
      </Card>
    </>
  );
}

export function Component() {
  const { token, forget } = useMailedToken();
  const navigate = useNavigate();

  const finish = async (): Promise<void> => {
    // The server has ended every session of the account, including this device's.
    if (session.current()) await session.end();
    toast.saved(resetCopy.saved);
    navigate(paths.login, { replace: true });
  };

  return (
    <div className="mx-auto max-w-md">
      {typeof token !== 'string' ? (
        <Ask />
      ) : (
        <>
          <PageTitle lead={resetCopy.newLead}>{resetCopy.newTitle}</PageTitle>
          <Card>
            <ResetPasswordForm token={token} onSaved={finish} onAskAgain={forget} />
          </Card>
        </>
      )}
      <LinkButton to={paths.login} variant="quiet" className="mt-4">
        {resetCopy.backToLogin}
      </LinkButton>
    </div>
  );
}
