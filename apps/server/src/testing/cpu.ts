/** Milliseconds of processor time that this thread used while `act` ran: what others do beside it doesn't count. */
export async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage()
  await act()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
