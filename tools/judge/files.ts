/** What training leaves behind, committed with the code. */
const folder = new URL('../../packages/judge/model/', import.meta.url)

export const MODEL_FILE = new URL('judge.bin', folder)
/** Voices and words (as hashes) that training heard. */
export const MANIFEST_FILE = new URL('trained-on.json', folder)
export const FIGURES_FILE = new URL('figures.json', folder)
