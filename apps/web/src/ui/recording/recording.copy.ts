/** How to allow the microphone after it was denied: where, and what to do there. */
type Unblock = { where: string; text: string };

const inApp: Readonly<Record<'android' | 'ios', Unblock>> = {
  android: {
    where: 'Android',
    text: 'abra as configurações do celular, depois “Apps”, “Alento” e “Permissões”, e permita o microfone.',
  },
  ios: { where: 'iPhone', text: 'abra os Ajustes do iPhone, toque em “Alento” (em “Apps”) e ligue o microfone.' },
};

const inBrowser: readonly Unblock[] = [
  {
    where: 'Chrome',
    text: 'toque no ícone ao lado do endereço, abra “Permissões” (ou “Configurações do site”) e permita o microfone.',
  },
  {
    where: 'Safari',
    text: 'no iPhone, toque no botão ao lado do endereço, abra “Ajustes do Site” e permita o microfone. No Mac, abra o menu Safari, “Ajustes para Este Site”.',
  },
  {
    where: 'Firefox',
    text: 'clique no ícone de microfone ou de cadeado ao lado do endereço e retire o bloqueio.',
  },
];

export const recordingCopy = {
  time: 'Tempo de gravação',
  of: (time: string, longest: string): string => `${time} de ${longest}`,
  denied: import.meta.env.VITE_SHELL
    ? 'O celular está bloqueando o microfone para o Alento. Para permitir:'
    : 'O navegador está bloqueando o microfone para esta página. Para permitir:',
  deniedEnd: 'Depois, volte aqui e peça de novo.',
  inApp,
  inBrowser,
} as const;
