/** Whether a list's address asks for what was deleted from it, as `deletedQuery` of the contract. */
export const deletedOf = (request: Request): 0 | 1 =>
  new URL(request.url).searchParams.get('deleted') === '1' ? 1 : 0
