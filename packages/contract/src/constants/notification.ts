/** Lines of a page of notices. */
export const NOTIFICATIONS_PAGE = 25
