import { createContext, useContext } from 'react';

const RouteHandleContext = createContext<unknown>(null);

/** Hands the current route's handle to the shell and the screens. */
export const RouteHandleProvider = RouteHandleContext.Provider;

/** What the router's table says of the current route besides its path; null outside of the table. */
export const useRouteHandle = (): unknown => useContext(RouteHandleContext);
