import { paths } from '@alento/domain/interface/paths';

/** Whether a path has no header and tab bar. */
export const isBare = (pathname: string): boolean => pathname === paths.landing || pathname === paths.login;
