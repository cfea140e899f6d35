// How the page is built: one small entry, a chunk for every game and language, into the server's package.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

const server = process.env.ELFHAME_SERVER ?? 'http://127.0.0.1:8642'

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: process.env.ELFHAME_STATIC ?? '../src/elfhame/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'] },
})
