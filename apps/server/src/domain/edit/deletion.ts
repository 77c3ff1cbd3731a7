/** When a row of a list was deleted and by whom, as the contract's `deletedFields`. */
export const deletionOf = ({ deletedAt, deleter }: { deletedAt: Date | null; deleter: string | null }) => ({
  deleted_at: deletedAt?.toISOString() ?? null,
  deleted_by: deletedAt ? (deleter ?? '') : null,
})

/** Columns of a row that is hidden from everybody until it is purged. */
export const hidden = ({ version }: { version: number }, by: { userId: number | null; at: Date }) => ({
  deletedAt: by.at,
  deletedBy: by.userId,
  version: version + 1,
})

/** Columns of a row that was hidden and is there again. */
export const shownAgain = ({ version }: { version: number }, at: Date) => ({
  deletedAt: null,
  deletedBy: null,
  version: version + 1,
  updatedAt: at,
})
