import { createContext, useContext } from 'react';

const RouteHandleContext = createContext<unknown>(null);

/** Provides the current route's handle to the shell and the screens. */
export const RouteHandleProvider = RouteHandleContext.Provider;

/** The handle of the current route; null outside of the route table. */
export const useRouteHandle = (): unknown => useContext(RouteHandleContext);
