/** When a row of a list was deleted and by whom, as the contract's `deletedFields`. */
export const deletionOf = ({ deletedAt, deleter }: { deletedAt: Date | null; deleter: string | null }) => ({
  deleted_at: deletedAt?.toISOString() ?? null,
  deleted_by: deletedAt ? (deleter ?? '') : null,
})
