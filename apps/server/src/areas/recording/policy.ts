import type { Member } from '../../http/session/actor.ts'

/** A recording is heard by whoever said it, and by nobody else, whatever he may do at the desk. */
export const ownsRecording = ({ userId }: Member, recording: { userId: number }) =>
  recording.userId === userId
