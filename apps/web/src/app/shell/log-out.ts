/** Logs out as `leave` does. It is asked for seldom, so what it takes comes with the tap. */
export const logOutNow = async (): Promise<void> => (await import('./leave.ts')).leave()

/** Logs out for the next pupil as `changePupil` does. */
export const changePupilNow = async (): Promise<void> => (await import('./leave.ts')).changePupil()
