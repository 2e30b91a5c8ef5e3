import { createContext, useContext } from 'react';

const RouteHandleContext = createContext<unknown>(null);

/** Provides the current route's handle to the shell and the screens. */
export const RouteHandleProvider = RouteHandleContext.Provider;

/** The current route's handle in the router's table; null outside of it. */
export const useRouteHandle = (): unknown => useContext(RouteHandleContext);
