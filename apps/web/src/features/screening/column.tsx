import { paths } from '@alento/domain/interface/paths';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { takingCopy } from './screening-page.copy.ts';

/** The layout of a view in /avaliacoes, with a link back. */
export const Column = ({ narrow = false, children }: { narrow?: boolean; children: ReactNode }) => (
  <div className={`mx-auto ${narrow ? 'max-w-3xl' : 'max-w-5xl'}`}>
    <Button variant="quiet" asChild className="-mt-3 mb-2 -ml-4">
      <Link to={paths.screenings}>
        <ArrowLeft size={20} aria-hidden="true" />
        {takingCopy.back}
      </Link>
    </Button>
    {children}
  </div>
);
