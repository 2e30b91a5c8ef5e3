import * as React from 'react';

/**
 * React's development build takes the stack of every element that is made, up to 10,000 in a second, to add it to its
 * warnings. This takes an eighth of the time of component tests and no test reads it. React counts the stacks in this
 * internal field; with the counter at its limit it takes none.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.POSITIVE_INFINITY,
    set: () => undefined,
    configurable: true,
  });
