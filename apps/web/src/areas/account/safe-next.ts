/** Where to go after login: a path of this site, never another one's address (`//host`, `/\\host`). */
export function safeNext(next: string | null): string {
  // Browsers drop tabs and line breaks from addresses: what only looks like a path after that is refused too.
  return next && /^\/(?![/\\])/.test(next) && !/\p{Cc}/u.test(next) ? next : '/'
}
