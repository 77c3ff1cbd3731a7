/** What a file is called by its address; `undefined` of one that was uploaded: its name is that of its bytes. */
export function fileName(url: string): string | undefined {
  const name = url.split('/').at(-1) ?? ''
  return name === '' || /^[0-9a-f]{64}\./.test(name) ? undefined : name
}
