const MB = 1024 * 1024

/** What a pack may be that comes as a ZIP. */
export const PACK_BYTES = 200 * MB
