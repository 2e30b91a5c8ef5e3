/**
 * Rules for imports between packages and folders (docs/architecture.md), and a ban on circular imports. Paths are
 * anchored. What no rule forbids is allowed.
 */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  from: { path: from },
  to: { pathNot: allowed },
});

const rules = [
  only(
    'domain-imports-nothing',
    '^packages/domain/src/(?!.*\\.(test|harness)\\.ts$)',
    '^packages/domain/src/',
    'The domain has no dependencies.',
  ),
  only(
    'crisis-check-imports-nothing',
    '^packages/crisis-check/src/(?!.*\\.(test|harness)\\.ts$)',
    '^packages/crisis-check/src/',
    'The check runs in the browser and on the server, offline.',
  ),
  only(
    'diary-query-imports-domain-only',
    '^packages/diary-query/src/(?!.*\\.(test|harness)\\.ts$)',
    '^packages/(diary-query|domain)/src/',
    'Questions about the diary are read and computed without a model, a database or a network.',
  ),
  only(
    'diary-import-imports-domain-and-parsers',
    '^packages/diary-import/src/(?!.*\\.(test|harness)\\.ts$)',
    '^(packages/(diary-import|domain)/src/|node_modules/(adm-zip|csv-parse|htmlparser2|zod)/|(node:)?(crypto|worker_threads)$)',
    'Files of other apps are read without a database, a network or a clock.',
  ),
  only(
    'local-assistant-imports-packages-only',
    '^packages/local-assistant/src/(?!understanding/(?:model|measure-model|word-groups)\\.ts$)(?!.*\\.(test|harness)\\.ts$)',
    '^(packages/(local-assistant|diary-query|domain|crisis-check)/src/|node_modules/@orama/stemmers/)',
    'The local assistant uses no language model and no network. Three files read the weights and words of its classifiers.',
  ),
  only(
    'contract-imports-domain-and-zod',
    '^packages/contract/src/(?!.*\\.test\\.ts$)',
    '^(packages/(contract|domain)/src/|node_modules/zod/)',
    'The contract consists of zod schemas with limits and codes of the domain.',
  ),
  only(
    'password-check-imports-domain-and-zxcvbn',
    '^packages/password-check/src/(?!.*\\.test\\.ts$)',
    '^(packages/(password-check|domain)/src/|node_modules/@zxcvbn-ts/)',
    'Server and browser share one check.',
  ),
  {
    name: 'zxcvbn-only-in-password-check',
    from: { path: '^(packages|apps|e2e)/', pathNot: '^packages/password-check/src/' },
    to: { path: '(^|/)node_modules/@zxcvbn-ts/' },
  },
  {
    name: 'password-check-loaded-when-needed',
    comment: 'Its word lists are larger than the rest of the app, so they are loaded with the first new password.',
    from: { path: '^apps/' },
    to: { path: '^packages/password-check/src/', dynamic: false },
  },
  {
    name: 'content-imports-domain-only',
    comment: 'The reader of the files must not depend on the API. Only the catalogues use types of the contract.',
    from: { path: '^packages/content/src/', pathNot: '/(help-)?catalogue\\.ts$' },
    to: { path: '^packages/contract/' },
  },
  only(
    'native-imports-domain-only',
    '^apps/native/build/',
    '^(apps/native/build/|packages/domain/src/|node_modules/@capacitor/cli/|(node:)?(crypto|fs|module|path)$)',
    'The shell contains the built web app and no logic of the product. Scripts connect both.',
  ),
  {
    name: 'apps-stay-apart',
    from: { path: '^apps/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^apps/$1/' },
  },
  {
    name: 'packages-import-no-app',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|bench)/' },
  },
  {
    name: 'stories-speak-http-only',
    from: { path: '^e2e/' },
    to: { path: '^apps/(server|web)/src/' },
  },
  {
    name: 'the-double-stays-apart',
    comment: 'testing/ stands in for a foreign service: it shares no code with the product.',
    from: { path: '^testing/' },
    to: { path: '^(apps|packages|e2e|bench)/' },
  },
  {
    name: 'production-imports-no-double',
    from: { path: '^(apps|packages)/', pathNot: '(\\.(test|harness)\\.tsx?$|^apps/[^/]+/src/testing/)' },
    to: { path: '^testing/' },
  },
  {
    name: 'server-features-stay-apart',
    comment:
      'Code that two features need belongs in a shared folder; code that connects two features belongs in app.ts or composition/.',
    from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
  },
  {
    name: 'web-features-stay-apart',
    comment: 'The tag feature is an exception, because other features show and select tags.',
    from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|tag)/' },
  },
  {
    name: 'web-ui-and-lib-stay-below',
    from: { path: '^apps/web/src/(ui|lib|platform)/' },
    to: { path: '^apps/web/src/(app|routes|features|state)/' },
  },
  {
    name: 'web-state-stays-below-features',
    comment: 'state/ has the state that several features share.',
    from: { path: '^apps/web/src/state/' },
    to: { path: '^apps/web/src/(app|routes|features)/' },
  },
  {
    name: 'web-features-stay-below-routes',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/(app|routes)/' },
  },
  {
    name: 'outbox-by-its-public-file',
    comment: 'Only outbox.ts and answer-worker.ts of lib/outbox are public; the other files are internal.',
    from: { path: '^apps/web/src/', pathNot: '^apps/web/src/lib/outbox/' },
    to: { path: '^apps/web/src/lib/outbox/', pathNot: '^apps/web/src/lib/outbox/(outbox|answer-worker)\\.ts$' },
  },
  {
    name: 'capacitor-only-in-platform',
    from: { path: '^apps/web/src/', pathNot: '^apps/web/src/platform/' },
    to: { path: '^node_modules/@capacitor/' },
  },
  {
    name: 'storage-port-behind-session',
    comment: 'Screens read and write through lib/session/device/device-store.ts.',
    from: { path: '^apps/web/src/', pathNot: '(^apps/web/src/(lib/session|platform|testing)/|\\.test\\.tsx?$)' },
    to: { path: '^apps/web/src/platform/(device|web)-storage\\.ts$' },
  },
  {
    name: 'browser-storage-behind-port',
    comment: 'Only the landing page, which is not part of the app, may use web-area.ts directly.',
    from: { path: '^apps/web/src/', pathNot: '(^apps/web/src/(landing|platform)/|\\.test\\.tsx?$)' },
    to: { path: '^apps/web/src/platform/web-area\\.ts$' },
  },
  {
    name: 'services-know-no-http',
    from: { path: '^apps/server/src/.*\\.(service|repository)\\.ts$' },
    to: { path: '^(node_modules/hono/|apps/server/src/http/)' },
  },
  {
    name: 'only-access-makes-owners',
    comment: 'Authorisation is decided in access/; other code gets an Owner as a parameter.',
    from: { path: '^(apps|bench|e2e|packages)/', pathNot: '^apps/server/src/access/' },
    to: { path: '^apps/server/src/access/grant-owner\\.ts$' },
  },
  {
    name: 'only-commands-are-operators',
    from: {
      path: '^apps/server/src/',
      pathNot: '^apps/server/src/(commands|testing|demo)/|\\.test\\.ts$',
    },
    to: { path: '^apps/server/src/access/operator\\.ts$' },
  },
  {
    name: 'only-account-services-see-proofs',
    comment: 'These services have verified a password, a mailed link or a sign-up, and may act as the owner.',
    from: {
      path: '^apps/server/src/',
      pathNot:
        '^apps/server/src/features/account/(sign-in/sign-in|account|password/password-reset|recovery-email/recovery-link)\\.service\\.ts$',
    },
    to: { path: '^apps/server/src/access/owner-by-proof\\.ts$' },
  },
  {
    name: 'only-the-app-joins-session-and-job-access',
    comment: 'app.ts passes these functions on; their types are in access/person.ts.',
    from: {
      path: '^apps/server/src/',
      pathNot: '^apps/server/src/(app\\.ts$|composition/|access/|demo/|testing/)|\\.test\\.ts$',
    },
    to: { path: '^apps/server/src/access/(session-check|person-for-job)\\.ts$' },
  },
  {
    name: 'only-the-session-check-reads-tokens',
    from: { path: '^apps/server/src/', pathNot: '^apps/server/src/access/|\\.test\\.ts$' },
    to: { path: '^apps/server/src/access/session-rows\\.ts$' },
  },
  {
    name: 'only-access-reads-account-keys',
    comment: 'This query takes ids instead of an Owner.',
    from: { path: '^apps/server/src/', pathNot: '^apps/server/src/access/|\\.test\\.ts$' },
    to: { path: '^apps/server/src/access/account-keys\\.ts$' },
  },
  {
    name: 'only-sharing-makes-readers',
    comment: 'A Reader is created from an accepted share.',
    from: { path: '^apps/server/src/', pathNot: '^apps/server/src/features/sharing/|\\.test\\.ts$' },
    to: { path: '^apps/server/src/access/make-reader\\.ts$' },
  },
  {
    name: 'access-knows-no-feature-and-no-http',
    from: { path: '^apps/server/src/access/', pathNot: '\\.test\\.ts$' },
    to: { path: '^(node_modules/hono/|apps/server/src/(features|http|jobs|realtime|app|composition))' },
  },
  {
    name: 'only-one-folder-queries-entries',
    comment: 'Only entries/ has queries for mood entries (docs/architecture.md).',
    from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(entries|db)/|\\.test\\.ts$' },
    to: { path: '^apps/server/src/db/schema/mood-entry\\.ts$' },
  },
  {
    name: 'only-the-app-opens-realtime',
    comment: 'Features get the port as a parameter; transports are internal to realtime/.',
    from: {
      path: '^apps/server/src/',
      pathNot: '^apps/server/src/(app\\.ts$|composition/|realtime/|testing/)|\\.test\\.ts$',
    },
    to: { path: '^apps/server/src/realtime/(?!realtime\\.ts$)' },
  },
  {
    name: 'http-knows-no-feature',
    from: { path: '^apps/server/src/http/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/server/src/features/' },
  },
  {
    name: 'server-base-knows-no-feature-and-no-http',
    from: {
      path: '^apps/server/src/(backup|crypto|db|entries|idempotency|integrations|jobs|log|personal-document|person-context|realtime|record-files|reminders|sealed-json|stored-files|text|work-thread)/',
      pathNot: '\\.test\\.ts$',
    },
    to: { path: '^apps/server/src/(features|http|composition|app)' },
  },
  {
    name: 'features-know-no-composition',
    from: { path: '^apps/server/src/(features|http)/', pathNot: '\\.test\\.ts$' },
    to: { path: '^apps/server/src/(composition/|app\\.ts|main\\.ts)' },
  },
  {
    name: 'web-routes-stay-below-app',
    from: { path: '^apps/web/src/routes/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'web-lib-and-platform-stay-below-ui',
    from: { path: '^apps/web/src/(lib|platform)/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^apps/web/src/ui/' },
  },
  {
    name: 'web-platform-imports-domain-only',
    from: { path: '^apps/web/src/platform/', pathNot: '\\.test\\.tsx?$' },
    to: { path: '^apps/web/src/', pathNot: '^apps/web/src/platform/' },
  },
  {
    name: 'tests-stay-tests',
    from: { path: '^apps/server/src/', pathNot: '(\\.(test|harness)\\.ts$|^apps/server/src/testing/)' },
    to: { path: '^apps/server/src/testing/' },
  },
  {
    name: 'production-needs-no-dev-package',
    comment: 'A production install has only the dependencies of the server and the packages (docs/operations.md).',
    from: {
      path: '^(apps/server|packages/[^/]+)/src/',
      pathNot: '(\\.(test|harness)\\.ts$|^apps/server/src/testing/)',
    },
    // 'npm-no-pkg' is a package that is installed for another workspace or for the tools.
    to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional', 'npm-peer'] },
  },
  {
    name: 'no-circles',
    from: {},
    to: { circular: true },
  },
  { name: 'nothing-unresolved', from: {}, to: { couldNotResolve: true } },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    // Our own build output. The path is anchored, because packages have folders of the same name.
    exclude: { path: '^apps/web/dist(-prerender)?/|/\\.cache/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
