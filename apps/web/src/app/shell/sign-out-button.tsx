import { useSignOut } from '../../features/account/sign-out/use-sign-out.tsx';
import { SignOutFace } from './sign-out-face.tsx';

/** Sign-out button in the header of the profile, on small screens (core §2). */
export function SignOutButton() {
  const { signOut, isPending, question } = useSignOut();
  return (
    <>
      <SignOutFace onClick={signOut} busy={isPending} />
      {question}
    </>
  );
}
