/** The checkout's folder, from the sources and from the built server alike. Files beside a module are named from here. */
export const ROOT = import.meta.dirname.replace(/[\\/]apps[\\/]server[\\/].*$/, '')
