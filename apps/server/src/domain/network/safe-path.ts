/**
 * A path of this site, never another one's address (`//host`, `/\host`); anything else is the home page. Written as
 * an address is, so that a header can hold it: `/dictionary/%E5%BC%93%E8%95%89`.
 */
export const safePath = (text: string): string =>
  text.length <= 1000 && /^\/(?![/\\])/.test(text) && !/[\\\p{Cc}]/u.test(text)
    ? text.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
    : '/'
