/** A path of this site, never another one's address (`//host`, `/\host`); anything else is the home page. */
export const safePath = (text: string): string =>
  text.length <= 1000 && /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text) ? text : '/'
