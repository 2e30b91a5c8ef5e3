/** File in the shell's build with the data of its help and legal pages, by path. */
export const BUNDLED_DATA = 'prefetched.json';
