/**
 * Where to go after login: a path of this site, never another one's address (`//host`, `/\\host`). Written as an address
 * is, so that a header can hold it.
 */
export function safeNext(next: string | null): string {
  // Browsers drop tabs and line breaks from addresses: what only looks like a path after that is refused too.
  if (!next || !/^\/(?![/\\])/.test(next) || /\p{Cc}/u.test(next)) return '/'
  return next.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}
