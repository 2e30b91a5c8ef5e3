import { lazy } from 'react';

/** The second step of signing in. Loaded on demand, because most accounts have none. */
export const loadSecondStep = () => import('./sign-in-second-step.tsx');

export const SignInSecondStep = lazy(async () => ({ default: (await loadSecondStep()).SignInSecondStep }));
