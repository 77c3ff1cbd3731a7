/** The baseline of live rooms: the same bytes to as many phones over bare `ws`, and an answer to each post. */
import { WebSocketServer } from 'ws'

const [port = '0', state = ''] = process.argv.slice(2)
const EVERY_MS = 200
const server = new WebSocketServer({ port: Number(port), host: '127.0.0.1', perMessageDeflate: false })
let posted = false
server.on('connection', (socket) => {
  socket.on('message', (data) => {
    posted = true
    const [, no] = /^42(\d+)/.exec(String(data)) ?? []
    socket.send(`43${no}[{"ok":true,"seq":1}]`)
  })
})
setInterval(() => {
  if (!posted) return
  const now = state.replace(/"now":\d+/, `"now":${Date.now()}`)
  for (const socket of server.clients) socket.send(now)
}, EVERY_MS)
server.on('listening', () => void process.stdout.write('ready\n'))
