import { lazy } from 'react';

/** The second step of signing in: most accounts have none, so its code comes when one does. */
export const loadSecondStep = () => import('./sign-in-second-step.tsx');

export const SignInSecondStep = lazy(async () => ({ default: (await loadSecondStep()).SignInSecondStep }));
