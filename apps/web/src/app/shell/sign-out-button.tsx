import { useSignOut } from '../../features/account/sign-out/use-sign-out.tsx';
import { SignOutFace } from './sign-out-face.tsx';

/** On small screens the profile has its way out in the header (core §2). */
export function SignOutButton() {
  const { signOut, isPending, question } = useSignOut();
  return (
    <>
      <SignOutFace onClick={signOut} busy={isPending} />
      {question}
    </>
  );
}
