/** Import direction: arrows point down only (docs/architecture.md). Paths are anchored. */
const only = (name, from, allowed, comment) => ({
  name,
  severity: 'error',
  comment,
  from: { path: from },
  to: { pathNot: allowed },
});

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    only(
      'domain-imports-nothing',
      '^packages/domain/src/(?!.*\\.test\\.ts$)',
      '^packages/domain/src/',
      'Rules know nothing but rules.',
    ),
    only(
      'crisis-check-imports-nothing',
      '^packages/crisis-check/src/(?!.*\\.test\\.ts$)',
      '^packages/crisis-check/src/',
      'Runs in the browser and on the server, offline.',
    ),
    only(
      'local-assistant-imports-domain-and-crisis-check',
      '^packages/local-assistant/src/(?!.*\\.(test|harness)\\.ts$)',
      '^(packages/(local-assistant|domain|crisis-check)/src/|node_modules/@orama/stemmers/)',
      'Replies without a model: rules over what it is given.',
    ),
    only(
      'contract-imports-domain-and-zod',
      '^packages/contract/src/(?!.*\\.test\\.ts$)',
      '^(packages/(contract|domain)/src/|node_modules/zod/)',
      'The contract is schemas over the rules.',
    ),
    only(
      'password-check-imports-domain-and-zxcvbn',
      '^packages/password-check/src/(?!.*\\.test\\.ts$)',
      '^(packages/(password-check|domain)/src/|node_modules/@zxcvbn-ts/)',
      'One judgement for server and browser.',
    ),
    {
      name: 'zxcvbn-only-in-password-check',
      severity: 'error',
      from: { path: '^(packages|apps|e2e)/', pathNot: '^packages/password-check/src/' },
      to: { path: '(^|/)node_modules/@zxcvbn-ts/' },
    },
    {
      name: 'password-check-loaded-when-needed',
      severity: 'error',
      comment: 'Its word lists weigh more than the rest of the app: they come with the first new password.',
      from: { path: '^apps/' },
      to: { path: '^packages/password-check/src/', dynamic: false },
    },
    {
      name: 'content-imports-domain-only',
      severity: 'error',
      comment:
        'Content is read from files; who shows or stores it stands above. The catalogue knows the types of the contract.',
      from: { path: '^packages/content/src/', pathNot: '/catalogue\\.ts$' },
      to: { path: '^packages/contract/' },
    },
    {
      name: 'apps-stay-apart',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'packages-import-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench)/' },
    },
    {
      name: 'stories-speak-http-only',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^apps/(server|web)/src/' },
    },
    {
      name: 'server-features-stay-apart',
      severity: 'error',
      comment: 'What two need goes down, what joins two goes up into app.ts.',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/$1/' },
    },
    {
      name: 'web-features-stay-apart',
      severity: 'error',
      comment: 'Tags belong to moods, which show and choose them.',
      from: { path: '^apps/web/src/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/($1|tag)/' },
    },
    {
      name: 'web-ui-and-lib-stay-below',
      severity: 'error',
      from: { path: '^apps/web/src/(ui|lib|platform)/' },
      to: { path: '^apps/web/src/(app|routes|features|state)/' },
    },
    {
      name: 'web-state-stays-below-features',
      severity: 'error',
      comment: 'What several features read and change.',
      from: { path: '^apps/web/src/state/' },
      to: { path: '^apps/web/src/(app|routes|features)/' },
    },
    {
      name: 'web-features-stay-below-routes',
      severity: 'error',
      from: { path: '^apps/web/src/features/' },
      to: { path: '^apps/web/src/(app|routes)/' },
    },
    {
      name: 'outbox-by-its-public-file',
      severity: 'error',
      comment: 'What has to survive the page goes through lib/outbox/outbox.ts; how it does so is its own.',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/lib/outbox/' },
      to: { path: '^apps/web/src/lib/outbox/', pathNot: '^apps/web/src/lib/outbox/outbox\\.ts$' },
    },
    {
      name: 'capacitor-only-in-platform',
      severity: 'error',
      from: { path: '^apps/web/src/', pathNot: '^apps/web/src/platform/' },
      to: { path: '^node_modules/@capacitor/' },
    },
    {
      name: 'storage-port-behind-session',
      comment: 'Screens read from memory and write through lib/session/device/device-store.ts.',
      from: { path: '^apps/web/src/', pathNot: '(^apps/web/src/(lib/session|platform|testing)/|\\.test\\.tsx?$)' },
      to: { path: '^apps/web/src/platform/(device|web)-storage\\.ts$' },
    },
    {
      name: 'browser-storage-behind-port',
      comment: 'The landing, which is not the app, reads by the smallest part of the port.',
      from: { path: '^apps/web/src/', pathNot: '(^apps/web/src/(landing|platform)/|\\.test\\.tsx?$)' },
      to: { path: '^apps/web/src/platform/web-area\\.ts$' },
    },
    {
      name: 'services-know-no-http',
      severity: 'error',
      from: { path: '^apps/server/src/.*\\.(service|repository)\\.ts$' },
      to: { path: '^(node_modules/hono/|apps/server/src/http/)' },
    },
    {
      name: 'only-access-makes-owners',
      severity: 'error',
      comment: 'Who may do what is decided in access/ (decision D28); everybody else is handed an Owner.',
      from: { path: '^(apps|bench|e2e|packages)/', pathNot: '^apps/server/src/access/' },
      to: { path: '^apps/server/src/access/grant-owner\\.ts$' },
    },
    {
      name: 'only-commands-are-operators',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(commands|testing|demo)/|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/access/operator\\.ts$' },
    },
    {
      name: 'only-account-services-see-proofs',
      severity: 'error',
      comment: 'A password, a mailed link, a sign-up: who has just seen one may act for its owner.',
      from: {
        path: '^apps/server/src/',
        pathNot:
          '^apps/server/src/features/account/(sign-in/sign-in|account|password/password-reset|recovery-email/recovery-link)\\.service\\.ts$',
      },
      to: { path: '^apps/server/src/access/owner-by-proof\\.ts$' },
    },
    {
      name: 'only-the-app-joins-session-and-job-access',
      severity: 'error',
      comment: 'Handed down by app.ts; their types stand in access/person.ts.',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(app\\.ts$|composition/|access/|demo/|testing/)|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/access/(session-check|person-for-job)\\.ts$' },
    },
    {
      name: 'only-the-session-check-reads-tokens',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/access/|\\.test\\.ts$' },
      to: { path: '^apps/server/src/access/session-rows\\.ts$' },
    },
    {
      name: 'only-sharing-makes-readers',
      severity: 'error',
      comment: 'A reader comes from a share that was accepted (decision D18).',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/features/sharing/|\\.test\\.ts$' },
      to: { path: '^apps/server/src/access/make-reader\\.ts$' },
    },
    {
      name: 'access-knows-no-feature-and-no-http',
      severity: 'error',
      from: { path: '^apps/server/src/access/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(node_modules/hono/|apps/server/src/(features|http|jobs|realtime|app|composition))' },
    },
    {
      name: 'only-the-diary-queries-entries',
      severity: 'error',
      comment: 'One module reads mood entries, one changes them (docs/architecture.md).',
      from: { path: '^apps/server/src/', pathNot: '^apps/server/src/(diary|db)/|\\.test\\.ts$' },
      to: { path: '^apps/server/src/db/schema/mood-entry\\.ts$' },
    },
    {
      name: 'only-the-app-opens-realtime',
      severity: 'error',
      comment: 'Features get the port handed in; how events travel is its own affair.',
      from: {
        path: '^apps/server/src/',
        pathNot: '^apps/server/src/(app\\.ts$|composition/|realtime/|testing/)|\\.test\\.ts$',
      },
      to: { path: '^apps/server/src/realtime/(?!realtime\\.ts$)' },
    },
    {
      name: 'http-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/http/', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/' },
    },
    {
      name: 'tests-stay-tests',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: '(\\.test\\.ts$|^apps/server/src/testing/)' },
      to: { path: '^apps/server/src/testing/' },
    },
    {
      name: 'production-needs-no-dev-package',
      severity: 'error',
      comment: 'A production install has the dependencies of the server and the packages alone (docs/operations.md).',
      from: {
        path: '^(apps/server|packages/[^/]+)/src/',
        pathNot: '(\\.test\\.ts$|\\.harness\\.ts$|^apps/server/src/testing/)',
      },
      // 'npm-no-pkg' is a package that only happens to be installed, for another workspace or for the tools.
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown', 'npm-optional', 'npm-peer'] },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    // What we build ourselves; packages that keep their code in a folder of that name are seen.
    exclude: { path: '^apps/web/dist(-prerender)?/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
};
