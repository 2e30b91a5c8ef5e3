/** Said between the words of a reply that is read aloud. */
export const spokenTextCopy = {
  linkLeft: 'Deixei o link na conversa.',
  linksLeft: 'Deixei os links na conversa.',
  /** Before a task that is ticked. */
  done: 'Feito:',
} as const;
