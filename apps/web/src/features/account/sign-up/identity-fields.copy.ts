/** Texts of the fields of an account with name and contact. */
export const identityFieldsCopy = {
  name: 'Nome',
  nameHint: 'Pode ser um apelido.',
  phone: 'Telefone (opcional)',
  phonePlaceholder: '(99) 99999-9999',
  keepEmail: 'Guardar meu e-mail para avisos',
  keepEmailHint:
    'Só com esta opção o servidor conhece o seu e-mail. Nenhum aviso é enviado antes de você escolher quais.',
} as const;
