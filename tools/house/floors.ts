/** The floors of the project from below; who stands on one imports only from lower ones, or from its own. */
const PACKAGES = [
  'packages/hakka',
  'packages/judge',
  'packages/contract',
  'packages/ui',
  'packages/modules',
  'packages/games',
  'packages/rooms',
  'apps',
]

/** The floors of the server from below. Files beside them start and join it all: they stand on top. */
const SERVER = 'apps/server/src/'
const FLOORS: readonly (readonly string[])[] = [
  ['kernel'],
  ['db'],
  ['ports'],
  ['domain'],
  ['http'],
  ['content'],
  ['jobs'],
  ['pages', 'areas', 'backup', 'live'],
]

/** The floor of a package, and with it whether `to` lies above `from`. */
const packageFloor = (path: string) => PACKAGES.findIndex((name) => path.startsWith(`${name}/`))

/** A folder of the server; `start` for what lies beside them, and for the commands. */
export function serverFolder(path: string): string | undefined {
  if (!path.startsWith(SERVER) || path.startsWith(`${SERVER}testing/`)) return undefined
  const [folder = '', ...rest] = path.slice(SERVER.length).split('/')
  return rest.length > 0 && folder !== 'commands' ? folder : 'start'
}

const serverFloor = (path: string) => {
  const folder = serverFolder(path)
  if (folder === undefined) return -1
  const floor = FLOORS.findIndex((names) => names.includes(folder))
  return floor === -1 ? FLOORS.length : floor
}

/** Whether an import leads up: from a lower floor of the project or of the server to a higher one. */
export function leadsUp(from: string, to: string): boolean {
  const [below, above] = [packageFloor(from), packageFloor(to)]
  if (below >= 0 && above > below) return true
  const [own, other] = [serverFloor(from), serverFloor(to)]
  return own >= 0 && other > own
}
