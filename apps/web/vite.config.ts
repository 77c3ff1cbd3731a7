import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { CHUNKS, fetchedAlong } from './chunks.ts'
import { throughDoors, withoutInstrumentation } from './doors.ts'

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), throughDoors(), withoutInstrumentation()],
  environments: {
    ssr: {
      build: { rolldownOptions: { input: './src/app/handle.ts' } },
      // The pages with all that they use in them: to find it in packages is a fifth of a start.
      ...(command === 'build' ? { resolve: { noExternal: true } } : {}),
    },
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  // Known from the start: a library that is found later would load the open page anew.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '../../packages/{ui,modules,games}/src/**/*.tsx', '!**/*.test.{ts,tsx}'],
  },
  // The manifest tells the checks which file holds which module type.
  build: {
    assetsInlineLimit: 0,
    // What is sent is compressed and weighed afterwards.
    reportCompressedSize: false,
    manifest: true,
    modulePreload: { resolveDependencies: fetchedAlong },
  },
}))
