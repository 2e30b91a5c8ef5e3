export const invitationLinkCopy = {
  title: 'Convite pronto',
  lead: 'Envie o link só a quem você quer convidar. Nada foi compartilhado ainda.',
  valid: (day: string): string => `O link vale até ${day}, e uma vez só.`,
  sees: (name: string): string => `Quem abrir vê o nome “${name}” e o que seria mostrado, antes de aceitar.`,
  accepted: 'Quando alguém aceitar, o nome e o CRP aparecem nesta página, junto de cada leitura.',
  lost: 'Depois de fechar este aviso, o link pode ser copiado na lista abaixo enquanto ninguém aceitar. Se foi para a pessoa errada, cancele o convite.',
  done: 'Pronto',
} as const;
