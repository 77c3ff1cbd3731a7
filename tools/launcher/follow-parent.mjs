// Loaded into a server that the launcher or npm started: when that parent is gone, even by kill −9, the server
// ends as if asked to. Otherwise it would stay behind, holding its port and its data folder.
const parent = process.ppid
const watch = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(watch)
  process.kill(process.pid, 'SIGTERM')
}, 250)
watch.unref()
