import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APP_ID } from '@alento/domain/update/updates';
import { describe, expect, it } from 'vitest';
import { readPlist } from './read-plist.harness.ts';
import { readXcode } from './read-xcode.harness.ts';
import { NATIVE } from './read-xml.harness.ts';

const IOS = join(NATIVE, 'ios');
const APP = join(IOS, 'App/App');
const info = readPlist(join(APP, 'Info.plist'));
const project = readXcode(join(IOS, 'App/App.xcodeproj/project.pbxproj'));
/** Both configurations of the target: those that name the bundle. */
const targets = project.configurations.filter(({ buildSettings }) => buildSettings.PRODUCT_BUNDLE_IDENTIFIER);

describe('Info.plist', () => {
  it('has our name, in Portuguese', () => {
    expect(info).toMatchObject({
      CFBundleDisplayName: 'Alento',
      CFBundleDevelopmentRegion: 'pt-BR',
      CFBundleLocalizations: ['pt-BR'],
    });
    expect([project.developmentRegion, project.knownRegions]).toEqual(['pt-BR', ['pt-BR', 'Base']]);
  });

  it('asks for camera, Face ID and microphone, and says why', () => {
    const usageKeys = Object.keys(info).filter((key) => key.endsWith('UsageDescription'));
    expect(usageKeys).toEqual(['NSCameraUsageDescription', 'NSFaceIDUsageDescription', 'NSMicrophoneUsageDescription']);
    for (const key of usageKeys) expect(info[key]).toMatch(/^Para .{20,}\.$/);
  });

  it('permits TLS alone, because it has no exception', () => {
    expect(info.NSAppTransportSecurity).toBeUndefined();
  });

  it('stays active for audio alone, and declares that its encryption is exempt', () => {
    // A podcast goes on while the screen is locked. Pushes show a notification and wake nothing, so they need no mode.
    expect(info.UIBackgroundModes).toEqual(['audio']);
    expect(info.ITSAppUsesNonExemptEncryption).toBe(false);
  });
});

describe('the entitlements', () => {
  it('are push messages, and the addresses of our host', () => {
    expect(readPlist(join(APP, 'App.entitlements'))).toEqual({
      'aps-environment': 'development',
      'com.apple.developer.associated-domains': ['applinks:$(PUBLIC_HOST)'],
    });
    expect(readFileSync(join(IOS, 'alento.xcconfig'), 'utf8')).toMatch(
      /^PUBLIC_HOST = \S+\n#include\? "addresses.xcconfig"$/m,
    );
  });

  it('are used by both configurations', () => {
    expect(targets.map(({ name }) => name).toSorted()).toEqual(['Debug', 'Release']);
    for (const { buildSettings } of targets) {
      expect(buildSettings).toMatchObject({
        CODE_SIGN_ENTITLEMENTS: 'App/App.entitlements',
        INFOPLIST_FILE: 'App/Info.plist',
        PRODUCT_BUNDLE_IDENTIFIER: APP_ID,
        ASSETCATALOG_COMPILER_APPICON_NAME: 'AppIcon',
      });
    }
  });
});

describe('the Xcode project', () => {
  it('takes the version from the settings file, which nothing overrides', () => {
    const bases = targets.map((target) => [target.name, target.baseConfigurationReference_comment]);
    expect(bases.toSorted()).toEqual([
      ['Debug', 'debug.xcconfig'],
      ['Release', 'alento.xcconfig'],
    ]);
    expect(readFileSync(join(IOS, 'debug.xcconfig'), 'utf8')).toContain('#include "alento.xcconfig"');
    expect(readFileSync(join(IOS, 'alento.xcconfig'), 'utf8')).toContain('#include "version.xcconfig"');
    for (const { buildSettings } of project.configurations) {
      expect(buildSettings).not.toHaveProperty('MARKETING_VERSION');
      expect(buildSettings).not.toHaveProperty('CURRENT_PROJECT_VERSION');
    }
  });

  it('needs the same iOS in each configuration and in the package of plugins', () => {
    const needed = project.configurations.map(({ buildSettings }) => buildSettings.IPHONEOS_DEPLOYMENT_TARGET);
    expect(needed).toEqual(['17.4', '17.4', '17.4', '17.4']);
    expect(readFileSync(join(IOS, 'App/CapApp-SPM/Package.swift'), 'utf8')).toContain('platforms: [.iOS(.v17)]');
  });

  it('contains the privacy manifest and every source, and names only files that exist', () => {
    expect(project.resources).toContain('PrivacyInfo.xcprivacy');
    expect(project.sources.toSorted()).toEqual(['AppDelegate.swift', 'SceneDelegate.swift']);
    // Written by native:sync, and made by Xcode.
    const generated = ['public', 'capacitor.config.json', 'config.xml', 'App.app'];
    const missing = project.files
      .filter((path) => !generated.includes(path))
      .filter((path) => ![APP, join(IOS, 'App')].some((folder) => existsSync(join(folder, path))));
    expect(missing).toEqual([]);
  });

  it('passes the token of push messages to their plugin', () => {
    const delegate = readFileSync(join(APP, 'AppDelegate.swift'), 'utf8');
    expect(delegate).toContain('.capacitorDidRegisterForRemoteNotifications');
    expect(delegate).toContain('.capacitorDidFailToRegisterForRemoteNotifications');
  });
});

describe('the privacy manifest', () => {
  const privacy = readPlist(join(APP, 'PrivacyInfo.xcprivacy'));

  it('tracks nobody', () => {
    expect(privacy).toMatchObject({ NSPrivacyTracking: false, NSPrivacyTrackingDomains: [] });
  });

  it('lists what is collected, only for the app to work', () => {
    const collected = privacy.NSPrivacyCollectedDataTypes as Record<string, unknown>[];
    const declaredTypes = collected.map((entry) => [
      String(entry.NSPrivacyCollectedDataType).replace('NSPrivacyCollectedDataType', ''),
      entry.NSPrivacyCollectedDataTypeLinked,
    ]);
    expect(declaredTypes).toEqual([
      ['Name', true],
      ['EmailAddress', true],
      ['PhoneNumber', true],
      ['Health', true],
      ['PhotosorVideos', true],
      ['AudioData', true],
      ['OtherUserContent', true],
      ['PurchaseHistory', true],
      ['UserID', true],
      ['DeviceID', true],
      ['ProductInteraction', true],
      ['OtherDataTypes', true],
      ['OtherDiagnosticData', false],
    ]);
    for (const entry of collected) {
      expect(entry.NSPrivacyCollectedDataTypeTracking).toBe(false);
      expect(entry.NSPrivacyCollectedDataTypePurposes).toEqual(['NSPrivacyCollectedDataTypePurposeAppFunctionality']);
    }
  });

  it('gives the reasons for the interfaces that Capacitor and the updater call', () => {
    const accessed = privacy.NSPrivacyAccessedAPITypes as Record<string, unknown>[];
    expect(accessed.map((entry) => [entry.NSPrivacyAccessedAPIType, entry.NSPrivacyAccessedAPITypeReasons])).toEqual([
      ['NSPrivacyAccessedAPICategoryUserDefaults', ['CA92.1']],
      ['NSPrivacyAccessedAPICategoryFileTimestamp', ['C617.1']],
      ['NSPrivacyAccessedAPICategoryDiskSpace', ['E174.1']],
    ]);
  });
});
