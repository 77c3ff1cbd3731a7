/** A keyword as it stands anywhere in a text; signs that mean something to `ilike` mean themselves. */
export const containing = (keyword: string) => `%${keyword.replace(/[\\%_]/g, '\\$&')}%`
