import { createAccountPath } from '@alento/domain/interface/paths';
import { Button } from '../../ui/button.tsx';
import { heroCopy } from '../landing.copy.ts';
import { MoodHills } from './mood-hills.tsx';

export const Hero = () => (
  <section
    id="inicio"
    aria-labelledby="inicio-title"
    className="relative flex min-h-[min(100svh,60rem)] flex-col overflow-clip pt-[calc(var(--header-height)+var(--safe-top))]"
  >
    <div className="relative z-10 mx-auto w-full max-w-[76rem] px-5 pt-10 pb-6 sm:px-6 sm:pt-16 lg:pt-[5svh] lg:pb-[13.75rem]">
      <h1
        id="inicio-title"
        className="max-w-[11ch] font-semibold text-[clamp(2.9rem,1.6rem+5vw,6.25rem)] leading-[0.94] tracking-[-0.04em]"
      >
        {heroCopy.title}
      </h1>
      <p className="mt-6 max-w-[34ch] text-ink-muted text-lg">{heroCopy.text}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button variant="accent" size="lg" asChild className="px-8">
          <a href={createAccountPath}>{heroCopy.create}</a>
        </Button>
        <a
          href="#como-funciona"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-2 underline-offset-[6px] hover:text-brand-hover"
        >
          {heroCopy.how}
        </a>
      </div>
      <p className="mt-3 text-ink-muted text-sm">{heroCopy.note}</p>
    </div>
    <MoodHills className="relative mt-auto -mb-px h-[clamp(15rem,46vw,27rem)] shrink-0 lg:absolute lg:inset-x-0 lg:-bottom-px lg:mb-0 lg:h-[clamp(25rem,32vw,32rem)]" />
  </section>
);
