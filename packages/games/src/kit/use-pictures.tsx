import { eachWhenIdle } from '@hakka/ui/at-rest.ts'
import { useEffect } from 'react'

/**
 * Reads drawings that will come in mid-play while the page rests, one at a time: on a slow line they would come late, and
 * to read one holds a slow phone for two pictures.
 * @param urls always the same
 */
export function usePictures(urls: readonly string[]): void {
  useEffect(() => {
    const off = new AbortController()
    // As long as it is kept, whoever shows the same picture has it read.
    const kept: HTMLImageElement[] = []
    void eachWhenIdle(urls, (src) => void kept.push(Object.assign(new Image(), { src })), off)
    return () => {
      off.abort()
      kept.length = 0
    }
  }, [urls])
}
