import { useState } from 'react'

/**
 * A key for what a form makes (`formKey` of the contract): random, of the shape of a UUID. Works without https too,
 * where `randomUUID` is not there.
 */
export function newFormKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  // Version 4, variant 1.
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** The key of a form for as long as it stands: sent twice, by a second click or after a lost answer, it makes one thing. */
export const useFormKey = (): string => useState(newFormKey)[0]
