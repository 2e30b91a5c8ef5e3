import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/button.tsx';
import { takingCopy } from './screening-page.copy.ts';

/** The layout of a view in /avaliacoes, with a link back. */
export const Column = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={`mx-auto ${narrow ? 'max-w-3xl' : 'max-w-5xl'}`}>
    <LinkButton to={paths.screenings} variant="quiet" className="-mt-3 mb-2 -ml-4">
      <ArrowLeft size={20} aria-hidden="true" />
      {takingCopy.back}
    </LinkButton>
    {children}
  </div>
);
