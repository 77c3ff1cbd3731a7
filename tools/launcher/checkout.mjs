import { existsSync } from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout this file lies in, never one around it. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

const nodeFolder = join(root, 'node_modules/node/bin')

/** The Node.js that the project brings along. */
export const node = join(nodeFolder, process.platform === 'win32' ? 'node.exe' : 'node')

/** A program of an installed package. */
export const bin = (name) => join(root, 'node_modules/.bin', name)

/** This process's environment, with the project's Node.js and programs first. */
export function projectEnv(extra = {}) {
  const path = [nodeFolder, join(root, 'node_modules/.bin'), process.env.PATH ?? ''].join(delimiter)
  return { ...process.env, PATH: path, ...extra }
}

/** How to call npm: the one that runs us, else the one on the path. */
export function npmCommand(args) {
  const own = process.env.npm_execpath ?? ''
  if (basename(own) === 'npm-cli.js' && existsSync(own)) return [process.execPath, [own, ...args]]
  return ['npm', args]
}
