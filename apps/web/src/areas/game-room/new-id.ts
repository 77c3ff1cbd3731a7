/** A name for a move that nobody else's has. `crypto.randomUUID` is only where the address is https. */
export const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
