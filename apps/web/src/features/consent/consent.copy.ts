import type { ConsentPurpose } from '@alento/domain/consent/purposes';

export const consentCopy = {
  title: 'Permissões',
  lead: 'O que só acontece se você permitir. Mude quando quiser: vale na hora.',
  failed: 'Não foi possível mudar agora. Continua como estava.',
} as const;

type Asked = { name: string; hint: string };

/** What is asked, in words a person can say yes or no to. Changing one changes its date in the domain. */
export const consentTexts: Readonly<Record<ConsentPurpose, (provider: string) => Asked>> = {
  'external-ai': (provider) => ({
    name: 'Respostas de uma IA externa',
    hint: `O que você escrever ao assistente vai para ${provider}, com o contexto que a resposta pede: seus registros recentes e trechos das notas, sem nome, endereço ou rastreios. Resumos da semana e comentários sobre registros também. São dados de saúde, que saem deste serviço. Sem permissão, responde o modelo local, e nada sai daqui. Palavras de crise nunca vão para fora.`,
  }),
  'ad-network': (provider) => ({
    name: `Anúncios do ${provider} na biblioteca`,
    hint: `Nas páginas de artigos, podcasts e livros, o lugar da nossa publicidade pode ter um anúncio do ${provider}. Ele fica numa moldura isolada: não lê nada seu, nem fica sabendo qual página você abriu. O ${provider} recebe o endereço da sua conexão, como qualquer site. Sem permissão, só a publicidade do próprio Alento.`,
  }),
};
