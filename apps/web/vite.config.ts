import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  environments: { ssr: { build: { rolldownOptions: { input: './src/app/handle.ts' } } } },
  // Known from the start: a library that is found later would load the open page anew.
  optimizeDeps: {
    entries: ['src/**/*.{ts,tsx}', '../../packages/{ui,modules}/src/**/*.tsx', '!**/*.test.{ts,tsx}'],
  },
  build: { assetsInlineLimit: 0 },
})
