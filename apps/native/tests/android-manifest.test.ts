import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_ID } from '@alento/domain/update/updates';
import { describe, expect, it } from 'vitest';
import { installedPlugins } from '../build/native-plugins.ts';
import { elements, NATIVE, only, RESOURCES, readXml, values } from './read-xml.harness.ts';

const MODULES = join(NATIVE, '../../node_modules');
const manifest = readXml(join(NATIVE, 'android/app/src/main/AndroidManifest.xml'));
const PERMISSION = 'android.permission.';

/** Short names of the permissions that a manifest asks for. */
const permissionsOf = (file: string): string[] =>
  values(readXml(file), 'uses-permission', 'android:name').map((name) => name.replace(PERMISSION, ''));

const removed = elements(manifest, 'uses-permission')
  .filter((element) => element.getAttribute('tools:node') === 'remove')
  .map((element) => element.getAttribute('android:name')?.replace(PERMISSION, ''));

describe('the Android manifest', () => {
  it('asks for exactly these permissions', () => {
    const permissions = permissionsOf(join(NATIVE, 'android/app/src/main/AndroidManifest.xml'));
    expect(permissions.filter((name) => !removed.includes(name)).toSorted()).toEqual([
      'INTERNET',
      'MODIFY_AUDIO_SETTINGS',
      'POST_NOTIFICATIONS',
      'RECEIVE_BOOT_COMPLETED',
      'RECORD_AUDIO',
      'USE_BIOMETRIC',
      'VIBRATE',
    ]);
    expect(removed).toEqual(['SCHEDULE_EXACT_ALARM']);
  });

  it('gets two more from the plugins: the state of the network, and staying awake to show a notification', () => {
    const files = installedPlugins(NATIVE)
      .map((plugin) => join(MODULES, plugin.slice(0, plugin.lastIndexOf('@')), 'android/src/main/AndroidManifest.xml'))
      .filter((file) => existsSync(file));
    expect(files.length).toBeGreaterThan(10);
    const own = permissionsOf(join(NATIVE, 'android/app/src/main/AndroidManifest.xml'));
    const added = files.flatMap(permissionsOf).filter((name) => !own.includes(name));
    expect([...new Set(added)].toSorted()).toEqual(['ACCESS_NETWORK_STATE', 'WAKE_LOCK']);
  });

  it('needs no microphone, so that the store offers the app to every device', () => {
    const features = elements(manifest, 'uses-feature').map((feature) => [
      feature.getAttribute('android:name'),
      feature.getAttribute('android:required'),
    ]);
    expect(features).toEqual([['android.hardware.microphone', 'false']]);
  });

  it('opens only links to our host, which Android verifies', () => {
    const [launch, links, ...others] = elements(manifest, 'intent-filter');
    if (!launch || !links) throw new Error('A filter is missing');
    expect(others).toEqual([]);
    expect(values(launch, 'action', 'android:name')).toEqual(['android.intent.action.MAIN']);
    expect(links.getAttribute('android:autoVerify')).toBe('true');
    expect(values(links, 'action', 'android:name')).toEqual(['android.intent.action.VIEW']);
    expect(values(links, 'category', 'android:name')).toEqual([
      'android.intent.category.DEFAULT',
      'android.intent.category.BROWSABLE',
    ]);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Gradle's placeholder.
    const host = '${publicHost}';
    expect(values(links, 'data', 'android:scheme')).toEqual(['https', '']);
    expect(values(links, 'data', 'android:host')).toEqual(['', host]);
    expect(readFileSync(join(NATIVE, 'android/app/build.gradle'), 'utf8')).toContain(
      'manifestPlaceholders = [publicHost:',
    );
  });

  it('exports only the activity, and creates no push token before somebody allowed it', () => {
    const exported = ['activity', 'provider', 'service', 'receiver'].flatMap((name) =>
      elements(manifest, name).map((element) => [
        element.getAttribute('android:name'),
        element.getAttribute('android:exported'),
      ]),
    );
    expect(exported).toEqual([
      ['.MainActivity', 'true'],
      ['androidx.core.content.FileProvider', 'false'],
    ]);
    const meta = Object.fromEntries(
      elements(manifest, 'meta-data').map((element) => [
        element.getAttribute('android:name'),
        element.getAttribute('android:value') ?? element.getAttribute('android:resource'),
      ]),
    );
    expect(meta).toMatchObject({
      firebase_messaging_auto_init_enabled: 'false',
      'com.google.firebase.messaging.default_notification_icon': '@drawable/ic_notification',
      'android.webkit.WebView.MetricsOptOut': 'true',
    });
  });
});

describe('the rules of the Android app', () => {
  const application = only(manifest, 'application');

  it('permits TLS alone, with the certificates of the system', () => {
    expect(application.getAttribute('android:usesCleartextTraffic')).toBe('false');
    const rules = readXml(join(RESOURCES, 'xml/network_security_config.xml'));
    expect(only(rules, 'base-config').getAttribute('cleartextTrafficPermitted')).toBe('false');
    expect(values(rules, 'certificates', 'src')).toEqual(['system']);
    for (const name of ['domain-config', 'debug-overrides']) expect(elements(rules, name)).toEqual([]);
  });

  it('backs up the settings alone, and only encrypted', () => {
    expect(application.getAttribute('android:dataExtractionRules')).toBe('@xml/data_extraction_rules');
    expect(application.getAttribute('android:fullBackupContent')).toBe('@xml/backup_rules');
    const rules = readXml(join(RESOURCES, 'xml/data_extraction_rules.xml'));
    const cloud = only(rules, 'cloud-backup');
    expect(cloud.getAttribute('disableIfNoEncryptionCapabilities')).toBe('true');
    for (const part of [cloud, only(rules, 'device-transfer')]) {
      expect(values(part, 'include', 'domain')).toEqual(['sharedpref']);
      expect(values(part, 'include', 'path')).toEqual(['CapacitorStorage.xml']);
    }
    const older = only(readXml(join(RESOURCES, 'xml-v28/backup_rules.xml')), 'include');
    expect(['domain', 'path', 'requireFlags'].map((name) => older.getAttribute(name))).toEqual([
      'sharedpref',
      'CapacitorStorage.xml',
      'clientSideEncryption',
    ]);
    const oldest = readXml(join(RESOURCES, 'xml/backup_rules.xml'));
    expect(elements(oldest, 'include')).toEqual([]);
    expect(values(oldest, 'exclude', 'domain')).toEqual(['root', 'file', 'database', 'sharedpref', 'external']);
  });

  it('keeps the values of the key store in another file than the settings', () => {
    const source = (path: string): string => readFileSync(join(MODULES, path), 'utf8');
    expect(
      source(
        '@aparajita/capacitor-secure-storage/android/src/main/java/com/aparajita/capacitor/securestorage/SecureStorage.java',
      ),
    ).toContain('"WSSecureStorageSharedPreferences"');
    expect(
      source(
        '@capacitor/preferences/android/src/main/java/com/capacitorjs/plugins/preferences/PreferencesConfiguration.java',
      ),
    ).toContain('"CapacitorStorage"');
  });

  it('has every resource that the manifest and other resources name', () => {
    const files = globSync('**/*.xml', { cwd: RESOURCES }).map((path) => join(RESOURCES, path));
    const texts = [join(NATIVE, 'android/app/src/main/AndroidManifest.xml'), ...files].map((file) =>
      readFileSync(file, 'utf8'),
    );
    const named = new Set(
      texts.flatMap((text) =>
        [...text.matchAll(/"?>?@(drawable|mipmap|xml|color|string|style)\/([\w.]+)/g)].map(
          ([, kind, name]) => `${kind}/${name}`,
        ),
      ),
    );
    const declared = files.flatMap((file) => {
      const [folder = '', name = ''] = file.slice(RESOURCES.length + 1).split('/');
      const kind = folder.split('-')[0] ?? '';
      if (kind !== 'values') return [`${kind}/${name.replace('.xml', '')}`];
      return ['color', 'string', 'style'].flatMap((type) =>
        values(readXml(file), type, 'name').map((value) => `${type}/${value}`),
      );
    });
    expect(named.size).toBeGreaterThan(10);
    expect([...named].filter((name) => !declared.includes(name))).toEqual([]);
  });

  it('has our id and name in each place', () => {
    const strings = readXml(join(RESOURCES, 'values/strings.xml'));
    const texts = Object.fromEntries(
      elements(strings, 'string').map((element) => [element.getAttribute('name'), element.textContent]),
    );
    expect(texts).toMatchObject({ app_name: 'Alento', title_activity_main: 'Alento', package_name: APP_ID });
    const gradle = readFileSync(join(NATIVE, 'android/app/build.gradle'), 'utf8');
    expect(gradle).toContain(`namespace = "${APP_ID}"`);
    expect(gradle).toContain(`applicationId "${APP_ID}"`);
    expect(readFileSync(join(NATIVE, 'android/app/src/main/java/app/alento/MainActivity.java'), 'utf8')).toContain(
      `package ${APP_ID};`,
    );
  });
});
