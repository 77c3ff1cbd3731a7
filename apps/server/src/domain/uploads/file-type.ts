/** The extension and media type that a file's bytes say it has; `undefined` for what nobody knows. */
export async function typeOf(path: string): Promise<{ ext: string; mime: string } | undefined> {
  // Read when the first file comes: a start does without.
  const { fileTypeFromFile } = await import('file-type')
  return fileTypeFromFile(path).catch(() => undefined)
}
