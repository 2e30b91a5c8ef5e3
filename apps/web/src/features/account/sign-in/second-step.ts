import { lazy } from 'react';

/** Loads the second step of signing in on demand, because most accounts have no second factor. */
export const loadSecondStep = () => import('./sign-in-second-step.tsx');

export const SignInSecondStep = lazy(async () => ({ default: (await loadSecondStep()).SignInSecondStep }));
