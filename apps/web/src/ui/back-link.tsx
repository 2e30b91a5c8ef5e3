import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import { backLinkCopy } from './back-link.copy.ts';
import { LinkButton } from './button.tsx';

type Props = { to: string; label: string };

/** The link to the screen above, at the top of a screen below it. */
export const BackLink = ({ to, label }: Props) => (
  <LinkButton to={to} variant="quiet" icon={ArrowLeft} className="-mt-3 mb-2 -ml-4 print:hidden">
    {label}
  </LinkButton>
);

/** The link at the top of the screens to which /perfil leads. */
export const ToProfile = () => <BackLink to={paths.profile} label={backLinkCopy.toProfile} />;
