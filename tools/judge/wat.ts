import { readFile } from 'node:fs/promises'
import wabt from 'wabt'

const SOURCE = new URL('../../packages/judge/kernel/products.wat', import.meta.url)
/** What is made of the source, committed with it. */
export const KERNEL_FILE = new URL('../../packages/judge/src/kernel.ts', import.meta.url)
const LINE = 100

/** KERNEL_FILE's text: the kernel's source as WebAssembly, in base64. */
export async function assembled(): Promise<string> {
  const { parseWat } = await wabt()
  const module = parseWat('products.wat', await readFile(SOURCE, 'utf8'), { simd: true })
  module.validate()
  const encoded = Buffer.from(module.toBinary({}).buffer).toString('base64')
  const lines = encoded.match(new RegExp(`.{1,${LINE}}`, 'g')) ?? []
  return [
    '/** `kernel/products.wat` as WebAssembly, in base64; `npm run judge:kernel` makes it anew. */',
    'export const KERNEL = `',
    ...lines,
    '`',
    '',
  ].join('\n')
}
