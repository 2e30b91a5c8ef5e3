/**
 * Files with the address of the server, which both projects read and which aren't checked in: links to its host open
 * the app.
 */
export const addressFiles = (publicUrl: string): Readonly<Record<string, string>> => {
  const { hostname } = new URL(publicUrl);
  return {
    'android/addresses.properties': `publicHost=${hostname}\n`,
    'ios/addresses.xcconfig': `PUBLIC_HOST = ${hostname}\n`,
  };
};
