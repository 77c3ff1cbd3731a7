/** Where the window of a login says that it is done: a provider may cut it off from the page that opened it. */
export const LOGIN_CHANNEL = 'hakka.login'
/** What that window opens after the login. */
export const LOGIN_DONE = '/login-done'
