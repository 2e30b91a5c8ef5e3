import { APP_ID } from '@alento/domain/update/updates';
import type { Hono } from 'hono';
import type { Config } from '../../config.ts';
import type { Env } from '../env.ts';

/** The systems ask again after a while, so that a new certificate reaches them within the hour. */
const HOUR = 'public, max-age=3600';

/** Android's statement that the app may open this host's addresses (Digital Asset Links). */
const androidStatements = (fingerprints: readonly string[]) => [
  {
    relation: ['delegate_permission/common.handle_all_urls'],
    target: { namespace: 'android_app', package_name: APP_ID, sha256_cert_fingerprints: fingerprints },
  },
];

/** Apple's association of this host with the app. The first component that matches counts. */
const appleAssociation = (teamId: string) => ({
  applinks: {
    details: [
      {
        appIDs: [`${teamId}.${APP_ID}`],
        components: [{ '/': '/api/*', exclude: true, comment: 'Calls and files of the API' }, { '/': '/*' }],
      },
    ],
  },
});

/**
 * Serves the files by which Android and iOS know that addresses of this host open the app (docs/native.md). What isn't
 * configured isn't served.
 */
export function serveAppLinks(
  app: Hono<Env>,
  { NATIVE_ANDROID_FINGERPRINTS: fingerprints, NATIVE_IOS_TEAM_ID: teamId }: Config,
): void {
  if (fingerprints.length > 0) {
    app.get('/.well-known/assetlinks.json', (c) => {
      c.header('Cache-Control', HOUR);
      return c.json(androidStatements(fingerprints));
    });
  }
  if (teamId !== undefined) {
    app.get('/.well-known/apple-app-site-association', (c) => {
      c.header('Cache-Control', HOUR);
      return c.json(appleAssociation(teamId));
    });
  }
}
