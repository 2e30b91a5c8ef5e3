import type { ConsentPurpose } from '@alento/domain/consent/purposes';

type ConsentText = { name: string; hint: string };

/** The texts of each consent. If a text changes, its version date in the domain must change too. */
export const consentTexts: Readonly<Record<ConsentPurpose, (provider: string) => ConsentText>> = {
  'external-ai': (provider) => ({
    name: 'Respostas de uma IA externa',
    hint: `O que você escrever ao assistente vai para ${provider}, com registros recentes, trechos das notas e números do diário que a resposta pede, e o seu plano se você perguntar por ele, sem nome, endereço ou rastreios; resumos da semana e comentários sobre registros também. São dados de saúde, e saem deste serviço. Palavras de crise, nunca. Sem permissão, responde o modelo local, e nada sai daqui.`,
  }),
  'external-voice': (provider) => ({
    name: 'Conversa por voz',
    hint: `Em Áudio, a gravação do que você fala vai para ${provider}, que a transforma em texto, e a resposta escrita vai para lá para virar voz. São dados de saúde, e saem deste serviço; palavras de crise também, porque só dá para saber o que foi dito depois que ele ouve. A gravação não é guardada aqui; o texto fica na conversa. Sem permissão, a conversa é só por texto.`,
  }),
  'ad-network': (provider) => ({
    name: `Anúncios do ${provider} na biblioteca`,
    hint: `Nas páginas da biblioteca, no lugar da nossa publicidade, numa moldura isolada: não lê nada seu, nem sabe qual página você abriu. O ${provider} recebe o endereço da sua conexão. Sem permissão, só a nossa.`,
  }),
};
