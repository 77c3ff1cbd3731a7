/** Module types that a table may fill. */
export const TABLE_TYPES = ['kid_vocabulary', 'word', 'kid_ebook', 'practice'] as const

/** What an H5P file may be. */
export const H5P_BYTES = 100 * 1024 * 1024
