import { ENTRY_TAGS_MAX, TAG_GROUP_MAX, TAG_NAME_MAX, TAGS_MAX } from '../tag/limits.ts';
import { TRANSPORT_TEXTS } from './transport.ts';

/** Advice for a person who chose a guessable password. The hyphens also make the password stronger. */
const BETTER_PASSWORD = 'Experimente três ou quatro palavras sem relação entre si, separadas por hífens.';

/** Every error code of the product with its Portuguese text. Texts that the specification quotes match it exactly. */
export const ERROR_TEXTS = {
  ...TRANSPORT_TEXTS,

  // Idempotency
  IDEMPOTENCY_KEY_INVALID: 'A chave de repetição precisa ser um UUID.',
  IDEMPOTENCY_KEY_REUSED: 'Esta chave de repetição já foi usada com outros dados.',
  IDEMPOTENT_RESULT_GONE: 'O que este envio criou já foi excluído.',

  // Mood entries
  SCORE_INVALID: 'Escolha um humor de 0 a 5.',
  NOTE_INVALID: 'A nota tem caracteres que não podem ser guardados.',
  NOTE_TOO_LONG: 'A nota passa do limite de caracteres. Nada foi salvo.',
  NOTES_FULL:
    'Suas notas chegaram ao limite de espaço da conta. Nada foi salvo. Apague notas longas para abrir espaço.',
  TIMESTAMP_INVALID: 'A data do registro não é válida.',
  TIMESTAMP_IN_FUTURE: 'A data do registro está no futuro.',
  ENTRY_NOT_FOUND: 'Registro não encontrado.',
  ENTRY_UPDATE_INCOMPLETE: 'Entrada incompleta para atualização',
  ENTRY_ID_MISSING: 'ID da entrada não fornecido para exclusão',
  BATCH_SIZE_INVALID: 'Envie de 1 a 100 registros por vez.',
  DATE_INVALID: 'A data não existe. Use o formato aaaa-mm-dd.',
  DATE_RANGE_INVALID: 'A data inicial vem depois da data final.',
  DAYS_INVALID: 'Informe um número de dias de 1 a 90.',
  CURSOR_INVALID: 'A posição da lista não é válida.',
  LIMIT_INVALID: 'O limite da lista não é válido.',
  SEARCH_QUERY_INVALID: 'Escreva de 1 a 200 caracteres para buscar.',

  // Tags and analytics
  TAG_NOT_FOUND: 'Marcador não encontrado.',
  TAG_NAME_INVALID: `O nome do marcador precisa ter de 1 a ${TAG_NAME_MAX} caracteres.`,
  TAG_NAME_TAKEN: 'Você já tem um marcador com esse nome.',
  TAG_GROUP_INVALID: `O nome do grupo pode ter até ${TAG_GROUP_MAX} caracteres.`,
  TAG_ICON_INVALID: 'Escolha um dos ícones da lista.',
  TAGS_FULL: `Você já tem ${TAGS_MAX} marcadores. Remova um para criar outro.`,
  ENTRY_TAGS_TOO_MANY: `Um registro pode ter até ${ENTRY_TAGS_MAX} marcadores. Nada foi salvo.`,
  ENTRY_TAGS_INVALID: 'Algum marcador deste registro não existe mais. Nada foi salvo.',
  PERIOD_INVALID: 'Escolha 7, 30, 90 ou 365 dias, ou tudo.',
  PLAN_REQUIRED: 'Esta parte está nos planos Essencial e Premium.',

  // Reminders and their channels
  DEVICE_ID_INVALID: 'Não reconhecemos este aparelho. Recarregue a página e tente de novo.',
  PUSH_SUBSCRIPTION_INVALID: 'O navegador não deu um endereço válido para notificações. Tente de novo.',
  PUSH_ADDRESS_REFUSED: 'Este endereço de notificações não é aceito aqui.',
  PUSH_NOT_CONFIGURED: 'Esta instalação ainda não envia notificações para o aplicativo.',
  PUSH_DEVICE_NOT_FOUND: 'Este aparelho não está na sua lista.',
  /** Without a session, for the calls of push notifications. */
  PUSH_UNAUTHORIZED: 'Não autorizado',
  REMINDER_TIME_INVALID: 'Escolha um horário de 00:00 a 23:59.',
  CHANNEL_NEEDS_TRADITIONAL_ACCOUNT:
    'Avisos por e-mail e WhatsApp são para contas com nome. No Perfil, abra “Revisar Informações de Perfil”, desligue “Usar de forma anônima” e escreva seu nome.',
  CHANNEL_NOT_OFFERED: 'Esta instalação não envia avisos por este canal.',
  CHANNEL_EMAIL_INVALID: 'Confira o e-mail: ele precisa ser como voce@exemplo.com.',
  CHANNEL_NUMBER_INVALID: 'Confira o celular, com DDD: (99) 99999-9999.',
  CHANNEL_NUMBER_WITHOUT_NINE: 'Falta o 9 no começo do celular, depois do DDD: (99) 99999-9999.',
  CHANNEL_CODE_WRONG: 'O código não confere. Veja a última mensagem que enviamos e tente de novo.',
  CHANNEL_CODE_ENDED: 'Este código não vale mais. Peça outro.',
  CHANNEL_NOT_CONFIRMED: 'Confirme o endereço antes de escolher os avisos.',
  QUIET_HOURS_INVALID: 'Escolha dois horários diferentes, de 00:00 a 23:59.',

  // Medication diary
  MEDICATION_NOT_FOUND: 'Remédio não encontrado no seu diário.',
  MEDICATION_NAME_INVALID: 'O nome do remédio precisa ter de 1 a 80 caracteres.',
  MEDICATION_DOSE_INVALID: 'A dose pode ter até 80 caracteres, em uma linha.',
  MEDICATION_TIMES_TOO_MANY: 'Um remédio pode ter até 8 horários por dia.',
  MEDICATION_END_INVALID: 'O último dia precisa ficar entre o começo neste diário e hoje.',
  MEDICATIONS_FULL: 'Seu diário já tem 20 remédios. Remova um para adicionar outro.',
  MEDICATION_RANGE_TOO_LONG: 'Peça até 92 dias por vez.',
  DOSE_DAY_INVALID:
    'Uma dose pode ser anotada no dia dela, nas duas horas antes ou até 31 dias depois, se o remédio estava no diário.',
  DOSE_TIME_INVALID: 'Este horário não está entre os horários do remédio nesse dia.',
  DOSE_STATUS_INVALID: 'Escolha entre Tomei, Pulei e Depois.',

  // Photos and voice notes
  ATTACHMENT_NOT_FOUND: 'Esta foto ou nota de voz não existe mais.',
  ATTACHMENT_INVALID: 'Este arquivo não pode ser guardado. Escolha uma foto ou grave uma nota de voz de até 2 minutos.',
  ATTACHMENT_TOO_LARGE: 'O arquivo passa de 10 MB. Escolha um menor.',
  ATTACHMENT_INCOMPLETE: 'O arquivo não chegou inteiro. Tente de novo.',
  ATTACHMENTS_OF_ENTRY_FULL: 'Cada registro pode ter até 4 fotos e 1 nota de voz.',
  ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED: 'Você já guardou 20 fotos e notas de voz neste mês, o limite do plano Grátis.',
  ATTACHMENTS_FULL: 'O espaço para fotos e notas de voz acabou. Exclua algumas para guardar outras.',

  // Library and recommendations
  CONTENT_NOT_FOUND: 'Não encontramos este conteúdo.',
  CONTENT_WITHDRAWN: 'Este conteúdo saiu da biblioteca.',
  CONTENT_QUERY_INVALID: 'Escreva de 1 a 100 caracteres para buscar.',
  READING_INVALID: 'Não conseguimos guardar até onde você leu.',
  AUDIO_RANGE_INVALID: 'Este trecho do áudio não existe.',
  FILE_RANGE_INVALID: 'Este trecho do arquivo não existe.',
  AUDIO_ADDRESS_ENDED: 'O endereço deste áudio venceu. Abra a página de novo para ouvir.',
  RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED: 'Limite de Recomendações Atingido',

  // Export, import and deletion of one's data
  EXPORT_NOT_FOUND: 'Esta cópia não existe ou já saiu daqui.',
  EXPORT_NOT_READY: 'A cópia ainda está sendo preparada. Espere um pouco.',
  EXPORT_EXPIRED: 'O prazo para baixar esta cópia acabou. Peça outra quando quiser.',
  EXPORT_RUNNING: 'Já estamos preparando uma cópia para você. Espere ela ficar pronta.',
  EXPORTS_DAILY_LIMIT_EXCEEDED: 'Você já pediu 3 cópias nas últimas 24 horas. Tente de novo amanhã.',
  IMPORT_NOT_FOUND:
    'Esta importação não está mais aqui: foi desfeita, venceu, ou outro arquivo foi escolhido depois. Escolha o arquivo de novo.',
  IMPORT_SOURCE_UNKNOWN: 'Escolha de onde vem o arquivo: Daylio, Pixels ou Alento.',
  IMPORT_FILE_NAME_INVALID: 'O nome do arquivo não é válido.',
  IMPORT_FILE_EMPTY: 'O arquivo está vazio.',
  IMPORT_FILE_TOO_LARGE:
    'O arquivo é grande demais: passa de 25 MB, ou de 100 MB quando aberto. Exporte sem fotos, ou em CSV.',
  IMPORT_FILE_UNREADABLE:
    'Não conseguimos ler o arquivo: parece cortado ou danificado. Exporte de novo e tente outra vez.',
  IMPORT_FILE_OF_ANOTHER_KIND:
    'Este arquivo não parece ser o diário desse aplicativo. Confira o arquivo e a opção escolhida.',
  IMPORT_FILE_WITHOUT_ENTRIES:
    'Não encontramos nenhum registro neste arquivo. Confira se ele é do diário inteiro, ou exporte de novo.',
  IMPORT_FILE_TOO_MANY_ENTRIES: 'O arquivo passa de 50.000 registros. Divida em partes para importar.',
  IMPORT_FILE_TOO_COMPLEX:
    'O arquivo passa de 20 MB de texto, ou demorou demais para ser lido. Divida em partes para importar.',
  IMPORT_FILE_ENCRYPTED: 'O arquivo está protegido por senha. Exporte sem senha e tente outra vez.',
  IMPORT_SCALE_INCOMPLETE: 'Escolha um humor para cada nome da lista.',
  IMPORT_MAPPING_INVALID: 'Alguma escolha não vale mais. Confira os humores e os marcadores.',
  IMPORT_TAGS_FULL: `Só cabem ${TAGS_MAX} marcadores ao todo. Junte alguns, ou deixe alguns de fora.`,
  IMPORT_RUNNING: 'Já há uma importação em andamento. Espere ela terminar.',
  IMPORT_UNDO_ENDED: 'O prazo de 30 dias para desfazer esta importação acabou.',
  ACCOUNT_DELETE_FAILED: 'Erro ao excluir conta. Tente novamente.',

  // Health records
  HEALTH_RECORD_CREATE_FAILED: 'Erro ao criar prontuário',
  HEALTH_RECORDS_READ_FAILED: 'Erro ao buscar prontuários',
  HEALTH_RECORD_UPDATE_FAILED: 'Erro ao atualizar prontuário',
  HEALTH_RECORD_ID_MISSING: 'ID do prontuário não fornecido para atualização',
  HEALTH_RECORD_NOT_FOUND: 'Prontuário não encontrado.',
  HEALTH_RECORD_NOT_READY: 'Este prontuário ainda não está pronto.',
  HEALTH_RECORD_PROCESSING: 'Um prontuário já está sendo preparado. Espere ele ficar pronto.',
  HEALTH_RECORD_INSUFFICIENT_DAYS: 'O prontuário precisa de registros em pelo menos 5 dos últimos 90 dias.',
  HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED: 'Você já fez os prontuários deste mês.',
  HEALTH_RECORD_CHANGE_INVALID: 'O texto passa do limite ou tem caracteres que não podem ser guardados. Nada mudou.',

  // Sharing with professionals
  SHARE_PARTS_INVALID: 'Escolha ao menos uma parte para mostrar. As notas só vão junto com os humores.',
  SHARE_DAYS_INVALID: 'O acesso pode durar de 1 a 365 dias.',
  SHARE_NAME_INVALID: 'Escreva o nome que o profissional vai ver, com até 100 caracteres.',
  SHARES_FULL: 'Você já tem 20 convites e acessos abertos. Encerre um para criar outro.',
  SHARE_NOT_FOUND: 'Este convite não existe.',
  INVITE_NOT_FOUND: 'Este convite não existe. Confira o link com quem o enviou.',
  INVITE_EXPIRED: 'Este convite venceu. Peça um link novo a quem o enviou.',
  INVITE_USED: 'Este convite já foi usado. Cada link vale uma vez só.',
  INVITE_REVOKED: 'Este convite foi cancelado por quem o enviou.',
  INVITE_OWN: 'Este convite é seu. Envie o link ao profissional.',
  PROFESSIONAL_PROFILE_REQUIRED: 'Isto é para profissionais. Faça seu cadastro profissional para continuar.',
  PROFESSIONAL_PROFILE_NOT_FOUND: 'Você ainda não tem um cadastro profissional.',
  PROFESSIONAL_PROFILE_INVALID: 'Algum campo do cadastro está vazio, longo demais ou fora do formato. Nada mudou.',
  CRP_INVALID: 'Confira o CRP: o número da região, uma barra e o número de inscrição.',
  CRP_OTHER_REGION: 'A região deste CRP não é a do estado escolhido.',
  LISTING_INCOMPLETE: 'Para aparecer na lista, diga como atende e deixe um contato.',
  LISTING_NOT_FOUND: 'Este cadastro não está mais na lista.',
  PATIENT_NOT_FOUND: 'Este acesso não existe ou terminou.',
  PART_NOT_SHARED: 'Esta parte não foi compartilhada com você.',

  // Consents
  CONSENT_NOT_OFFERED: 'Isto não é usado aqui, então não há o que permitir.',

  // Assistant
  CHAT_UNAUTHENTICATED: 'Desculpe, não foi possível autenticar sua solicitação. Por favor, faça login novamente.',
  CHAT_TIMEOUT:
    'A solicitação demorou muito tempo. Por favor, tente novamente ou formule sua mensagem de forma mais concisa.',
  CHAT_FAILED: 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.',
  CHAT_EMPTY_REPLY: 'Desculpe, ocorreu um erro ao processar sua solicitação.',
  CHAT_UI_FAILED: 'Desculpe, ocorreu um erro ao processar sua mensagem. Por favor, tente novamente.',
  CHAT_POLLING_TIMEOUT: 'Tempo limite excedido ao aguardar resposta',
  CHAT_MESSAGE_EMPTY: 'Escreva uma mensagem para enviar.',
  CHAT_MESSAGE_TOO_LONG: 'A mensagem passa de 4.000 caracteres. Encurte um pouco, ou envie em partes.',
  CHAT_SESSION_NOT_FOUND: 'Conversa não encontrada.',
  CHAT_REPLY_NOT_FOUND: 'Resposta não encontrada.',
  CHAT_REPLY_PENDING: 'A resposta anterior ainda está a caminho. Espere por ela para enviar outra mensagem.',
  CHAT_TITLE_INVALID: 'O nome da conversa precisa ter de 1 a 80 caracteres.',
  ANALYZE_MOOD_TIMEOUT: 'A análise de humor demorou muito tempo...',
  SEARCH_HISTORY_TIMEOUT: 'A busca no histórico demorou muito tempo...',
  SEARCH_SUPERSEDED: 'Há outra busca mais nova.',
  SEARCH_HISTORY_FAILED: 'não foi possível buscar seu histórico neste momento.',
  AI_MESSAGES_DAILY_LIMIT_EXCEEDED: 'Você usou as mensagens de hoje com o assistente.',
  BOOK_CHAT_PLAN_REQUIRED: 'Conversar com os livros faz parte do plano Premium.',

  // Talk by voice
  VOICE_TOKEN_INVALID: 'Token de autenticação inválido',
  VOICE_START_INCOMPLETE: 'Parâmetros de autenticação incompletos',
  VOICE_SESSION_MISSING: 'Nenhuma sessão ativa. Inicie uma sessão primeiro.',
  VOICE_UNAUTHORIZED: 'Erro de autenticação.',
  VOICE_NOT_CONFIGURED: 'Esta instalação não tem um serviço de voz. A conversa por texto faz tudo.',
  VOICE_NOT_ALLOWED: 'Para falar por voz, permita antes o serviço de voz.',
  VOICE_NOT_FOR_MINORS: 'A conversa por voz é para maiores de 18 anos. A conversa por texto faz tudo.',
  VOICE_MESSAGE_INVALID: 'Não entendemos o que este aparelho enviou. Recarregue a página e tente de novo.',
  VOICE_RECORDING_INVALID: 'Não conseguimos ler esta gravação. Grave de novo.',
  VOICE_RECORDING_TOO_LONG: 'A gravação passa de 5 minutos. Fale em partes.',
  VOICE_BUSY: 'A gravação anterior ainda está sendo ouvida. Espere pela resposta.',
  VOICE_NOT_HEARD: 'Não foi possível ouvir a gravação agora. Tente de novo, ou escreva.',
  VOICE_TIMEOUT: 'Timeout no processamento. Tente novamente.',

  // Weekly summary
  WEEKLY_SUMMARY_MONTHLY_LIMIT_EXCEEDED: 'Você usou os insights deste mês.',
  WEEKLY_SUMMARY_INSUFFICIENT_DAYS: 'O insight precisa de registros em 5 dias diferentes da semana.',
  WEEKLY_SUMMARY_NOT_FOUND: 'Resumo não encontrado.',
  WEEKLY_SUMMARY_PROCESSING: 'Já existe um processamento assíncrono em andamento',
  WEEKLY_SUMMARY_NO_POLL_URL: 'Servidor retornou 202 sem URL para polling',
  WEEKLY_SUMMARY_NO_CONTENT: 'Resposta sem conteúdo de insights',
  WEEKLY_SUMMARY_EMPTY: 'Resposta vazia da API',
  WEEKLY_SUMMARY_FAILED: 'Não foi possível conectar ao serviço de IA no momento. Tente novamente mais tarde.',

  // Onboarding
  ONBOARDING_STEP_UNKNOWN: 'Esta etapa não existe.',
  PERSON_NAME_REQUIRED: 'Por favor, informe seu nome',
  PHONE_FORMAT: 'Formato inválido. Use (99) 99999-9999',
  AGE_INVALID: 'A idade precisa ser um número de 1 a 120.',
  SLEEP_HOURS_INVALID: 'As horas de sono precisam ser um número de 1 a 24.',
  CHOICE_REQUIRED: 'Escolha uma opção para continuar.',
  CHOICES_REQUIRED: 'Escolha pelo menos uma opção para continuar.',
  ANSWER_REQUIRED: 'Responda a pelo menos uma pergunta para continuar.',
  OTHER_REASON_REQUIRED: 'Conte em poucas palavras qual é esse outro motivo.',
  TEXT_TOO_LONG: 'O texto passa do limite de caracteres. Encurte um pouco para continuar.',
  USER_DATA_INVALID: 'Algum destes dados não está no formato esperado. Nada foi alterado.',
  USER_DATA_TOO_LARGE: 'São dados demais para guardar. Nada foi alterado.',

  // Screenings and safety
  SCREENING_INSTRUMENT_UNKNOWN: 'Este questionário não existe.',
  SCREENING_INCOMPLETE: 'Responda a todas as perguntas para ver o resultado.',
  SCREENING_ANSWER_INVALID: 'Cada resposta precisa ser uma das quatro opções.',
  SCREENING_TODAY_DONE: 'Você já respondeu a este questionário hoje. Amanhã ele abre de novo.',
  SAFETY_PLAN_INVALID: 'Algum item do plano está vazio, longo demais ou com um telefone inválido. Nada foi alterado.',
  SMALL_STEPS_INVALID: 'São até cinco passos, cada um com um texto curto. Nada foi alterado.',
  SMALL_STEP_NOT_FOUND: 'Este passo já não existe.',
  SMALL_STEP_DAY_INVALID: 'Só dá para marcar esta semana e a passada, até hoje.',
  SAFETY_PLAN_CHANGED: 'Seu plano mudou em outro aparelho. Veja a versão nova antes de salvar.',

  // Plans and payment
  PLAN_INVALID: 'Plano inválido selecionado',
  CHECKOUT_FAILED: 'Ocorreu um erro ao processar o pagamento. Por favor, tente novamente.',
  CHECKOUT_UNAUTHENTICATED: 'Usuário não autenticado',
  CHECKOUT_SESSION_FAILED: 'Erro ao criar sessão de checkout',
  CHECKOUT_REFUSED: 'Erro ao processar pagamento',
  PAYMENT_FAILED: 'Ocorreu um erro ao processar o pagamento',
  CHECKOUT_MINOR: 'Compras são só para maiores de 18 anos. O plano grátis continua completo para você.',
  PAYMENTS_OFF: 'Esta instalação não recebe pagamentos. Nada foi cobrado.',
  PLAN_INCLUDED: 'Seu plano já inclui o que você escolheu. Nada foi cobrado.',
  SUBSCRIPTION_RENEWS: 'Você já tem uma assinatura. Troque de plano em vez de assinar de novo.',
  SUBSCRIPTION_NONE: 'Você não tem uma assinatura para alterar.',
  SUBSCRIPTION_CHANGED: 'Sua assinatura mudou desde que você abriu esta tela. Veja de novo antes de confirmar.',
  SUBSCRIPTION_CHANGE_FAILED: 'Não foi possível trocar de plano agora. Nada mudou e nada foi cobrado.',
  SUBSCRIPTION_CANCEL_FAILED: 'Erro ao cancelar assinatura. Tente novamente.',
  SUBSCRIPTION_CONNECTION: 'Erro de conexão. Tente novamente.',
  SUBSCRIPTION_RESUME_FAILED: 'Não foi possível retomar a assinatura agora. Nada mudou.',
  RECEIPTS_FAILED: 'Não foi possível buscar os recibos agora. Tente de novo em instantes.',
  WEBHOOK_SIGNATURE_INVALID: 'A assinatura deste aviso não confere.',

  // Accounts
  EMAIL_INVALID: 'Email inválido',
  USER_NOT_FOUND: 'Usuário não encontrado',
  CREDENTIALS_INVALID: 'Login não encontrado. Verifique suas credenciais.',
  ACCOUNT_EXISTS: 'Já existe uma conta com este email. Faça login.',
  PASSWORD_WEAK:
    'A senha não é forte o suficiente. Ela deve ter pelo menos 8 caracteres, incluir letras maiúsculas, minúsculas, números e caracteres especiais.',
  PASSWORD_TOO_LONG: 'A senha pode ter até 128 caracteres.',
  // Guessable passwords. The strength bar may show Forte for a password that these codes refuse.
  PASSWORD_COMMON: `Esta senha é uma das mais usadas, ou parte de uma delas. ${BETTER_PASSWORD}`,
  PASSWORD_PERSONAL: `Seu nome e seu e-mail são o primeiro palpite de quem tenta adivinhar uma senha. ${BETTER_PASSWORD}`,
  PASSWORD_DATED: `Anos e datas são fáceis de adivinhar, mesmo com mais alguma coisa junto. ${BETTER_PASSWORD}`,
  PASSWORD_SEQUENCE: `Números ou letras em ordem e teclas vizinhas são fáceis de adivinhar. ${BETTER_PASSWORD}`,
  PASSWORD_REPEATED: `Letras ou pedaços repetidos são fáceis de adivinhar. ${BETTER_PASSWORD}`,
  PASSWORD_GUESSABLE: `Uma palavra conhecida ou o nome do Alento, com pouca coisa a mais, é fácil de adivinhar. ${BETTER_PASSWORD}`,
  PASSWORDS_DIFFER: 'As senhas não coincidem',
  TERMS_NOT_ACCEPTED: 'Você precisa aceitar os Termos de Uso e a Política de Privacidade.',
  LEGAL_DOCUMENTS_MISSING: 'Documentos legais não carregados. Por favor, recarregue a página.',
  LEGAL_DOCUMENTS_OUTDATED: 'Os documentos legais foram atualizados. Recarregue a página e leia a versão nova.',
  LEGAL_DOCUMENT_NOT_FOUND: 'Documento não encontrado.',
  RESET_TOKEN_INVALID: 'Este link de redefinição não vale mais. Peça um novo.',
  RECOVERY_EMAIL_EMPTY: 'Por favor, informe um email para recuperação',
  RECOVERY_EMAIL_FORMAT: 'Formato de email inválido',
  RECOVERY_EMAIL_INVALID: 'Email de recuperação inválido',
  RECOVERY_EMAIL_FAILED: 'Não foi possível atualizar o email de recuperação. Por favor, tente novamente.',
  RECOVERY_LINK_INVALID: 'Este link não vale mais. Peça um novo no seu perfil.',
  PASSWORD_REQUIRED: 'Confirme sua senha para continuar.',
  SECOND_FACTOR_REQUIRED: 'Confirme também com o segundo fator da sua conta.',
  SECOND_FACTOR_WRONG: 'Isso não confere, ou o código já foi usado. Espere o próximo e tente de novo.',
  SECOND_FACTOR_TICKET_ENDED: 'O tempo para confirmar acabou. Comece de novo.',
  SECOND_FACTOR_NONE: 'Sua conta ainda não tem um segundo fator.',
  TOTP_EXISTS: 'Sua conta já usa um aplicativo de códigos.',
  PASSKEYS_FULL: 'Você já tem 10 chaves de acesso. Remova uma para criar outra.',
  PASSKEY_LABEL_INVALID: 'O nome da chave pode ter até 60 caracteres.',
  PASSKEY_NOT_FOUND: 'Chave de acesso não encontrada.',
  NAME_INVALID: 'O nome pode ter até 100 caracteres.',
  SESSION_NOT_FOUND: 'Sessão não encontrada.',
  PASSWORD_UNCHANGED: 'A senha nova é igual à atual. Escolha outra.',
  PASSWORD_WRONG: 'A senha atual não confere.',
  TIME_ZONE_CHANGED_TODAY: 'O fuso horário pode mudar uma vez a cada 24 horas. Tente novamente mais tarde.',
  SIGN_IN_FAILED: 'Erro ao fazer login',
  SIGN_UP_FAILED: 'Erro ao registrar',
  RESET_FAILED: 'Erro ao resetar senha',
} as const;

export type ErrorCode = keyof typeof ERROR_TEXTS;

export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(ERROR_TEXTS, text);

/** The Portuguese text of a code. */
export const errorText = (code: ErrorCode): string => ERROR_TEXTS[code];
