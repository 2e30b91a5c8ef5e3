import { useQueries } from '@tanstack/react-query';
import { latestDocumentQuery } from './legal-document.queries.ts';

export type SignUpDocuments = {
  status: 'loading' | 'ready' | 'missing' | 'failed';
  termsOfUseDocumentId: string | null;
  privacyPolicyDocumentId: string | null;
  reload: () => void;
};

/** Returns the ids of the newest documents, which are accepted when the account is created. */
export function useSignUpDocuments(enabled: boolean): SignUpDocuments {
  const [terms, privacy] = useQueries({
    queries: [
      { ...latestDocumentQuery('TERMS_OF_USE'), enabled },
      { ...latestDocumentQuery('PRIVACY_POLICY'), enabled },
    ],
  });
  const status = (): SignUpDocuments['status'] => {
    if (terms.isFetching || privacy.isFetching) return 'loading';
    if (terms.isError || privacy.isError) return 'failed';
    return terms.data && privacy.data ? 'ready' : 'missing';
  };
  return {
    status: status(),
    termsOfUseDocumentId: terms.data?.id ?? null,
    privacyPolicyDocumentId: privacy.data?.id ?? null,
    reload: () => {
      void terms.refetch();
      void privacy.refetch();
    },
  };
}
