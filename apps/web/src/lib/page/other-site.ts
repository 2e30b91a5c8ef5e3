/** Leaves the app for a page of another site, such as the one for paying. Tests replace `open`. */
export const otherSite = { open: (address: string): void => window.location.assign(address) };
