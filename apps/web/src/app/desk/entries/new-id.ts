/** A name for a new entry, before the server knows of it. Works without https too, where `randomUUID` is not there. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(4)), (byte) => byte.toString(16).padStart(2, '0')).join('')
