import type { Member } from '../../http/session/actor.ts'

/** Everybody logs out where they are logged in themselves. */
export const ownsDevice = ({ userId }: Member, device: { userId: number }) => device.userId === userId
