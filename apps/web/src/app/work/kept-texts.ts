import { OWN, remember, remembered, rememberedKeys } from '@hakka/ui/remembered.ts'

/** Of a user, or of a visitor (`null`): whoever comes next to this device sees nothing of it. */
const startOf = (userId: number | null) => `${OWN}text.${userId ?? 'visitor'}.`

/** What somebody has written under a name; '' where it is nothing. */
export const readText = (userId: number | null, name: string): string =>
  remembered(startOf(userId) + name) ?? ''

/** Keeps what somebody has written, or forgets an empty text. */
export function keepText(userId: number | null, name: string, text: string): void {
  remember(startOf(userId) + name, text || null)
}

/** A visitor's texts become a user's, where she has written none of her own. */
export function adoptTexts(userId: number): void {
  for (const key of rememberedKeys(startOf(null))) {
    const name = key.slice(startOf(null).length)
    if (!readText(userId, name)) keepText(userId, name, remembered(key) ?? '')
    remember(key, null)
  }
}
