/** What a set is called that the desk has written: of an event by the event too. */
export const setUid = ({
  gameId,
  dialectId,
  eventId,
}: {
  gameId: number
  dialectId: number
  eventId?: number | undefined
}): string => `${eventId === undefined ? '' : `event-${eventId}-`}game-${gameId}-d${dialectId}`
