/** Pages that the site will have and has not yet: each shows 即將推出. A page that is built leaves this list. */
export const SOON = [{ path: '/lesson-plan', title: '教案產生器', note: '教案產生器正在準備。' }] as const
