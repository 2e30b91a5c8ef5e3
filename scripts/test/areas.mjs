/**
 * Parts of the product, and parts of the paths of their tests, for `npm run test:all -- --area NAME`.
 */
export const AREAS = {
  account: ['/account/', '/session/', '/access/', '/onboarding/', '/legal-document/', '/lock/', 'password-check'],
  assistant: [
    '/chat/',
    '/assistant/',
    'local-assistant',
    'diary-query',
    '/integrations/ai/',
    '/insight/',
    '/care/assistente',
  ],
  care: ['/safety/', '/crisis', 'crisis-check', '/screening/', '/medication/', '/care/'],
  content: ['/content/', 'packages/content', '/recommendation/', '/player/', '/help/'],
  database: ['/server/src/db/', '/jobs/', '/realtime/', '/backup/', '/crypto/'],
  domain: ['/domain/src/', '/contract/src/'],
  mood: ['/mood-entry/', '/mood/', '/analytics/', '/tag/', '/diary/', '/outbox/'],
  'my-data': ['/my-data/', 'diary-import', '/deletion/', '/import'],
  payment: ['/payment/', '/plan', '/stripe', 'stripe-double', '/ad/', '/publicidade'],
  records: ['/health-record', '/record-document/', '/sharing/', '/professional', '/patient/'],
  reminders: ['/reminder', '/notification', '/push', 'push-double', 'whatsapp', 'retry-after'],
  screens: [
    '/every-screen/',
    '/ui/',
    '/app/',
    '/landing/',
    '/routes/',
    '/web/src/lib/',
    '/state/',
    '/web/build/',
    '/service-worker/',
    '/app-help/',
    '/consent/',
    '/daily-care/',
    '/public-page/',
    '/pull-to-refresh/',
    '/web/src/testing/',
  ],
  server: [
    '/http/',
    '/threads/',
    '/composition/',
    '/log/',
    '/mail/',
    '/commands/',
    '/demo/',
    '/sealed-documents/',
    '/account-stream/',
    '/server/src/text/',
    '/server/src/testing/',
    '/server/src/config',
    '/server/src/main',
  ],
  shell: ['/shell/', '/native', '/platform/', '/update', '/app-update/', '/ota-'],
  tools: ['/scripts/', '/bench/', '/tier/'],
  voice: ['/voice', 'speech-double', '/speech/', '/shell/voz'],
};

/** Arguments for Playwright, which takes each as a regular expression on a path, to run the stories of an area. */
export const storiesOf = (area) => [
  ...area.map((part) => `e2e.*${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  '--pass-with-no-tests',
];

/** The parts of paths of an area; null if there is no such area. */
export const areaOf = (name) => (Object.hasOwn(AREAS, name) ? AREAS[name] : null);
