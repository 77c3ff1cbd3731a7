import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Laid together by which pages share it, unless it is so small that a page had better carry a little too much. */
const shared = (name: string, test: RegExp, priority: number) => ({
  name,
  test,
  priority,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 12_288,
})

const CHUNKS = [
  {
    name: 'react',
    // With what makes an icon of its paths: files of `site` may import each other in a circle, and an icon is made
    // while its file is read. What it is made with has to be there before all of them.
    test: /node_modules[\\/](react|react-dom|scheduler|react-router|lucide-react[\\/]dist[\\/]esm(?![\\/]icons))[\\/]/,
    priority: 3,
  },
  shared('site', /packages[\\/](ui|contract|hakka)[\\/]|lucide-react|web[\\/]src[\\/]app[\\/]/, 2),
  // What lesson modules share; each type keeps a file of its own.
  shared('lesson', /packages[\\/]modules[\\/]src[\\/]kit[\\/]|areas[\\/]lesson[\\/]/, 1),
]

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './src/app/handle.ts' } },
      // The pages with all that they use in them: to find it in packages is a fifth of a start.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
    // Plain HTTP fetches six files at a time: forty small ones take a slow line a second longer than a few.
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  // Known from the start: a library that is found later would load the open page anew.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '../../packages/{ui,modules}/src/**/*.tsx', '!**/*.test.{ts,tsx}'],
  },
  // The manifest tells the checks which file holds which module type.
  build: { assetsInlineLimit: 0, manifest: true },
}))
