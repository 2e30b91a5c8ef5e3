/** The person whose passwords are judged in the tests. */
export const MARIA = { names: ['Maria Aparecida Sauro'], addresses: ['maria.sauro90@exemplo.com.br'] };

/**
 * Passwords that keep the strength rule and must be refused, by the reason that is said. They come from what
 * Brazilian reports of leaked passwords name (mudar123, gvt12345, Brasil, Qwerty123) and from the habits they
 * describe: a word, a capital first, a sign and a year or a row of digits last.
 */
export const REFUSED = {
  PASSWORD_COMMON: [
    ...['Senha123', 'Abc12345', 'Password1', 'P@ssw0rd', 'P@ssw0rd1', 'Qwerty123!', 'Aa123456', 'Aa123456!'],
    ...[
      '1q2w3e4r!',
      '!QAZ2wsx',
      'zaq1@WSX',
      'Asdf1234',
      'Abcd1234!',
      'Abc@1234',
      'a1b2c3d4e5',
      '12031990Ab',
      'gvt12345',
    ],
    // Only letters, with a capital: three criteria hold
    ...['Princess', 'PassWord', 'iLoveYou', 'Sunshine!'],
  ],
  PASSWORD_PERSONAL: [
    ...['maria.sauro90@exemplo.com.br', 'MARIA.SAURO90@EXEMPLO.COM.BR', 'maria.sauro90exemplo.com.br', 'Maria.sauro90'],
    ...['Mariasauro90', 'Maria1990', 'Maria@2026', '@Maria123', 'Sauro1985', 'M4ria2026', 'airam2010X'],
    ...['Aparecida!1', 'Exemplo123'],
    `anon_${'a2b3'.repeat(13)}`,
  ],
  PASSWORD_DATED: ['Ana2026!', 'Ana@2026', '12/03/1990a', 'Joao120390', 'Ana07041990'],
  PASSWORD_SEQUENCE: ['Abcd@1234', 'Poiuyt123'],
  PASSWORD_REPEATED: ['Abab1212', 'MariaMaria1', 'amor-amor-1', 'Aa1!Aa1!Aa1!', 'Ab1-'.repeat(32)],
  PASSWORD_GUESSABLE: [
    ...['senha1234', 'Senha@123', 'S3nh@123', 'Senha!@#', 'MinhaSenha1', 'MinhaSenha123', 'Mudar123!', 'Mudar@123'],
    ...[
      'Alento123',
      'Alento2026!',
      'Alento@123',
      'Alento2035',
      'Al3nto2026',
      'Alento-alento1',
      'Humor2026',
      'Terapia2026',
    ],
    ...['SaudeMental1', 'Ansiedade1', 'Bemvindo@123', 'Admin@123', 'ａｌｅｎｔｏ２０２６Ａ'],
    ...[
      'Brasil2026',
      'Brasil@2026',
      'Flamengo10',
      'Flamengo@1981',
      'Corinthians1910',
      'Vasco1898',
      'Mengao2019',
      'Gr3mio10',
    ],
    ...[
      'Coração2026',
      'Coracao2026',
      'Verao2026!',
      'Janeiro2026',
      'Copa2026!',
      'Familia@123',
      'Familia2023!',
      'Sucesso2024',
    ],
    ...['Deus1234', 'Deusefiel1', 'Jesus@123', 'Jesuscristo1', 'Nossasenhora1', 'Teamo123', 'Meuamor123', 'Amor2024'],
    ...['Gabriel10', 'Gabriel@2010', 'Pedro2015', 'Eduardo.1203', 'Luiza@0704', 'Rebeca0512', 'Lu1z@2010'],
    ...['Felicidade1', 'Saudade7', 'Borboleta1', 'Cachorro@1', 'Estrela12', 'Constructor1'],
  ],
} as const;

/** Passwords that must be accepted: drawn ones, and words that a person put together. */
export const ACCEPTED = [
  // Drawn by password managers and browsers
  ...['xK7#pQ2m', 'v9TzR4wq', 'Bq7Lx2Vn9d', 'fH3!kd82Lm_z', 'hUp9-wvqm-2kDf', 'vadqy8-Foxxyw-kabjeb', 'n3jq8tzk'],
  'Zb3Q8xXvK2mTnR5wL7yPd4HsF6gJc9Va'.repeat(4),
  // Words that don't go together
  ...['nuvem-chinelo-farol', 'lua cadeira rio Pedra', 'Girafa lilás dança samba 7', 'cavalo-laranja-norte-inverno'],
  ...['tijolo.vento.cuíca.4', 'PanelaVentoCuicaTrem5', 'abacaxi-no-telhado', 'correct-horse-battery-staple'],
  ...[
    'verde-azul-rato-tigre',
    'Manga rosa no pote 12',
    'Nuvem-calma-42',
    'Chuva-mansa-77',
    'Outra-senha-88',
    'Amanhã-é-dia-1',
  ],
  // First letters of a sentence that only its author knows
  ...['Mgp3v&qnm', 'NdvcmAn98dBh', 'Oqéqvt7f!'],
  // Long, whatever one end of it is
  `${'a'.repeat(60)}-nuvem-chinelo-farol-7`,
  `nuvem-chinelo-farol-7-${'a'.repeat(60)}`,
  // Other scripts and signs
  ...['Пароль-не-слово-7', '長い合言葉ですよ-Ab1', '🦒🪑🌧️🚲-Ab1-🪁'],
] as const;
