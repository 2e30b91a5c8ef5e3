import { paths } from '@alento/domain/interface/paths';

const BARE: readonly string[] = [paths.landing, paths.login, paths.firstMood];

/** Whether a path has no header and tab bar. */
export const isBare = (pathname: string): boolean => BARE.includes(pathname);
