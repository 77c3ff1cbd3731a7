/** 812 KB, 3.4 MB: as a file manager says it. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} 位元組`
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`
  const megabytes = bytes / 1024 / 1024
  return `${megabytes < 10 ? megabytes.toFixed(1).replace(/\.0$/, '') : Math.round(megabytes)} MB`
}
