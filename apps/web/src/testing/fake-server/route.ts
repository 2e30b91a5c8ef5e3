import type { RequestOf, ResponseOf } from '@alento/contract/endpoint';
import type { Endpoints } from '@alento/contract/endpoints';

type Named = {
  [Name in keyof Endpoints as `${Uppercase<Endpoints[Name]['method']>} ${Endpoints[Name]['path']}`]: Endpoints[Name];
};

/** Endpoints of the contract by method and path, such as `GET /mood-entries`. */
export type Route = keyof Named;

type PartOf<R extends Route, Part extends string> =
  RequestOf<Named[R]> extends { [Name in Part]: infer Sent } ? Sent : undefined;

/** Path parameters and body of a request. */
export type ParamsOf<R extends Route> = PartOf<R, 'params'>;
export type BodyOf<R extends Route> = PartOf<R, 'body'>;
/** Data of a response. */
export type DataOf<R extends Route> = ResponseOf<Named[R]>;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export const methodOf = (route: Route): Method => route.slice(0, route.indexOf(' ')) as Method;
/** Path of a route, with parameters in braces. */
export const templateOf = (route: Route): string => route.slice(route.indexOf(' ') + 1);

/** Parameters of a path; null if it does not match the template. */
export function paramsIn(template: string, path: string): Record<string, string> | null {
  const match = new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path);
  if (match === null) return null;
  return Object.fromEntries(Object.entries(match.groups ?? {}).map(([name, text]) => [name, decodeURIComponent(text)]));
}
