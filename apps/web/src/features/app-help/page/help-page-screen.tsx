import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Prose } from '../../../ui/prose/prose.tsx';
import { Section } from '../../../ui/section.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { appHelpCopy as copy, missingCopy } from '../app-help.copy.ts';
import { helpPageQuery } from '../app-help.queries.ts';
import { AppHelpLoading } from '../app-help-loading.tsx';
import { AskAssistant } from '../ask-assistant.tsx';
import { HelpLinks } from '../list/help-links.tsx';

const toList = { to: paths.appHelp, label: copy.back };

const Title = ({ children }: { children: string }) => (
  <h1 ref={takeFocus} tabIndex={-1} className="max-w-3xl font-bold text-3xl tracking-tight">
    {children}
  </h1>
);

/** The screen /ajuda/app/:address: one help page. */
export function HelpPageScreen() {
  const { address = '' } = useParams();
  const { data, error, isError, isFetching, refetch } = useQuery(helpPageQuery(address));
  const isMissing = isRefusal(error, 'CONTENT_NOT_FOUND');
  usePageTitle(isMissing ? missingCopy.title : data?.title);
  if (data)
    return (
      <div className="lg:pt-4">
        <BackLink {...toList} />
        <article>
          <Title>{data.title}</Title>
          <div className="mt-6">
            <Prose html={data.content} />
          </div>
        </article>
        <Section
          title={copy.related}
          look="mb-1 font-bold text-lg"
          className="mt-10 max-w-2xl border-border border-t pt-6"
        >
          <HelpLinks pages={data.related} />
        </Section>
        <div className="mt-6 empty:hidden">
          <AskAssistant />
        </div>
      </div>
    );
  return (
    <div className="lg:pt-4">
      <BackLink {...toList} />
      {isMissing ? (
        <>
          <Title>{missingCopy.title}</Title>
          <p className="mt-3 max-w-[56ch] text-ink-muted text-lg">{missingCopy.text}</p>
        </>
      ) : isError ? (
        <ErrorState
          isWholePage
          message={isOffline(error) ? copy.offline : copy.failed}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : (
        <AppHelpLoading />
      )}
    </div>
  );
}
