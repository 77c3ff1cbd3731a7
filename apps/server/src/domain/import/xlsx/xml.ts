import type { Readable } from 'node:stream'
import { SaxesParser } from 'saxes'

export type Attributes = Readonly<Record<string, string>>

/** What is done with the parts of a document, by the names of its tags without their prefixes. */
export interface Handler {
  open?(name: string, attributes: Attributes): void
  text?(text: string): void
  close?(name: string): void
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1)

/**
 * Reads a document as it comes. Entities that it defines itself are not expanded.
 * @throws Error for what is no XML
 */
export async function readXml(stream: Readable, { open, text, close }: Handler): Promise<void> {
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  if (open) {
    parser.on('opentag', (tag) => {
      const attributes: Record<string, string> = {}
      for (const [name, value] of Object.entries(tag.attributes)) attributes[local(name)] = String(value)
      open(local(tag.name), attributes)
    })
  }
  if (text) {
    parser.on('text', text)
    parser.on('cdata', text)
  }
  if (close) parser.on('closetag', (tag) => close(local(tag.name)))
  const decoder = new TextDecoder()
  for await (const bytes of stream) parser.write(decoder.decode(bytes, { stream: true }))
  parser.write(decoder.decode())
  parser.close()
}
