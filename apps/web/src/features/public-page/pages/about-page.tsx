import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PageOpening } from '../page-opening.tsx';
import { PageSection, TitledTexts } from '../page-section.tsx';
import { aboutCopy } from './about.copy.ts';

type LinesProps = { title: string; lines: readonly string[]; icon: typeof Check };

const Lines = ({ title, lines, icon: Icon }: LinesProps) => (
  <div>
    <h3 className="mb-3 font-bold text-lg">{title}</h3>
    <ul className="space-y-3">
      {lines.map((line) => (
        <li key={line} className="flex gap-3">
          <Icon aria-hidden size={20} className="mt-1 shrink-0 text-brand" />
          <span className="max-w-[48ch]">{line}</span>
        </li>
      ))}
    </ul>
  </div>
);

function FirstStep() {
  const signedIn = useAccount() !== null;
  return (
    <LinkButton to={signedIn ? paths.home : createAccountPath} size="lg">
      {signedIn ? aboutCopy.home : aboutCopy.create}
    </LinkButton>
  );
}

/** The page /sobre: what Alento is and is not, how it is built, and the limits of its protection. */
export const AboutPage = ({ picture }: { picture: ReactNode }) => (
  <>
    <PageOpening title={aboutCopy.title} lead={aboutCopy.lead} picture={picture}>
      <FirstStep />
      <LinkButton to={paths.plans} size="lg" variant="secondary">
        {aboutCopy.plans}
      </LinkButton>
    </PageOpening>
    <PageSection id="about-is" title={aboutCopy.isTitle}>
      <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
        <Lines title={aboutCopy.is} lines={aboutCopy.isList} icon={Check} />
        <Lines title={aboutCopy.isNot} lines={aboutCopy.isNotList} icon={Minus} />
      </div>
    </PageSection>
    <PageSection id="about-built" title={aboutCopy.builtTitle} lead={aboutCopy.builtLead}>
      <TitledTexts items={aboutCopy.built} />
    </PageSection>
    <PageSection id="about-limits" title={aboutCopy.limitsTitle}>
      <ul className="max-w-[65ch] space-y-4">
        {aboutCopy.limits.map((line) => (
          <li key={line} className="border-brand border-l-4 pl-4">
            {line}
          </li>
        ))}
      </ul>
      <LinkButton to={paths.privacy} variant="secondary" className="mt-6">
        {aboutCopy.privacy}
      </LinkButton>
    </PageSection>
  </>
);
