import { paths } from '@alento/domain/interface/paths';
import type { ReactNode } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { takingCopy } from './screening-page.copy.ts';

/** The layout of a view in /avaliacoes, with a link back. */
export const Column = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={`mx-auto ${narrow ? 'max-w-3xl' : 'max-w-5xl'}`}>
    <BackLink to={paths.screenings} label={takingCopy.back} />
    {children}
  </div>
);
