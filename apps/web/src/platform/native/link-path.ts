/** The path of an address of our host that another app opened; null for any other address and for the API. */
export function pathOfLink(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url) || !URL.canParse(publicUrl)) return null;
  const { origin, pathname, search, hash } = new URL(url);
  return origin === new URL(publicUrl).origin && !/^\/(\/|api\/)/.test(pathname) ? `${pathname}${search}${hash}` : null;
}
