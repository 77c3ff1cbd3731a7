/** Logs out as `leave` does. It is asked for seldom, so what it takes comes with the tap. */
export const logOutNow = async (): Promise<void> => (await import('./leave.ts')).leave()
