/**
 * Parts of the product, and parts of the paths of their tests, for `npm run test:all -- --area NAME`.
 */
export const AREAS = {
  account: ['/account/', '/session/', '/access/', '/onboarding/', '/legal-document/', '/lock/', 'password-check'],
  assistant: ['/chat/', '/assistant/', 'local-assistant', 'diary-query', '/integrations/ai/', '/insight/'],
  care: ['/safety/', '/crisis', 'crisis-check', '/screening/', '/medication/', '/care/'],
  content: ['/content/', 'packages/content', '/recommendation/', '/player/', '/help/'],
  database: ['/server/src/db/', '/jobs/', '/realtime/', '/backup/', '/crypto/'],
  mood: ['/mood-entry/', '/mood/', '/analytics/', '/tag/', '/diary/', '/outbox/'],
  'my-data': ['/my-data/', 'diary-import', '/deletion/', '/import'],
  payment: ['/payment/', '/plan', '/stripe', 'stripe-double', '/ad/', '/publicidade'],
  records: ['/health-record', '/record-document/', '/sharing/', '/professional'],
  reminders: ['/reminder', '/notification', '/push', 'push-double', 'whatsapp'],
  screens: ['/every-screen/', '/ui/', '/app/', '/landing/'],
  shell: ['/shell/', '/native', '/platform/', '/update', '/ota-'],
  voice: ['/voice', 'speech-double', '/speech/'],
};

/** Arguments for Playwright, which takes each as a regular expression on a path, to run the stories of an area. */
export const storiesOf = (area) => [
  ...area.map((part) => `e2e.*${part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  '--pass-with-no-tests',
];

/** The parts of paths of an area; null if there is no such area. */
export const areaOf = (name) => (Object.hasOwn(AREAS, name) ? AREAS[name] : null);
