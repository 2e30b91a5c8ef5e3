export const shareCopy = {
  title: 'Compartilhar com um profissional',
  lead: 'Você escolhe o que mostrar, de que dias e até quando. O profissional só lê, cada leitura fica anotada aqui, e você encerra quando quiser.',
  invite: 'Convidar um profissional',
  inviteText: 'Você cria um link e envia a quem cuida de você. Quem aceita precisa informar nome, CRP e UF.',
  newTitle: 'Novo convite',
} as const;
