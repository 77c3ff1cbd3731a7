import { createHmac } from 'node:crypto'

/** Who plays, by a name that tells nobody who that is: a user, or a visitor's browser by its cookie. */
export function actorName(secret: string, who: { userId: number } | { visitor: string }): string {
  const own = 'userId' in who ? `user:${who.userId}` : `visitor:${who.visitor}`
  return createHmac('sha256', secret).update(`player:${own}`).digest('base64url')
}
