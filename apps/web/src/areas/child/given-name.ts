/**
 * What a child is called at home: 林詩涵 is 詩涵. A name of two characters, or of others than Han, stays whole; so does
 * 學生甲, who is nobody's child.
 */
export const givenName = (name: string): string =>
  /^(?!學生)\p{Script=Han}{3,4}$/u.test(name) ? [...name].slice(-2).join('') : name
