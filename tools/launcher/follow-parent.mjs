// Loaded into a server that the launcher or npm started: when that parent is gone, even by kill −9, the server
// ends as if asked to. Otherwise it would stay behind, holding its port and its data folder.
const parent = process.ppid
/** Who stands above a parent that would stay without it. */
const above = Number(process.env.HAKKA_ABOVE ?? 0)
const watch = setInterval(() => {
  if (process.ppid === parent && isThere(above)) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 250)
watch.unref()

function isThere(pid) {
  if (!(pid > 0)) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
