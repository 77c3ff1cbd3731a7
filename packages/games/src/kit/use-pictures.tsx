import { whenIdle } from '@hakka/ui/at-rest.ts'
import { useEffect } from 'react'

/**
 * Reads drawings that will come in mid-play while the page rests, one at a time: on a slow line they would come late, and
 * to read one holds a slow phone for two pictures.
 * @param urls always the same
 */
export function usePictures(urls: readonly string[]): void {
  useEffect(() => {
    let isOver = false
    // As long as it is kept, whoever shows the same picture has it read.
    const kept: HTMLImageElement[] = []
    async function read() {
      for (const src of urls) {
        await new Promise<void>(whenIdle)
        if (isOver) return
        kept.push(Object.assign(new Image(), { src }))
      }
    }
    void read()
    return () => {
      isOver = true
      kept.length = 0
    }
  }, [urls])
}
