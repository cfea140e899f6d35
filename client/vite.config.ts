// How the page is built: one small entry, a chunk for every game, language and sheet, into the server's package.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig } from 'vitest/config'

const server = process.env.ELFHAME_SERVER ?? 'http://127.0.0.1:8642'

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

/** All that the entry needs stays one file, also what later parts share with it: many small files pack badly. */
function together(id: string, graph: Graph): string | null {
  const seen = new Set([id])
  for (const module of seen) {
    const info = graph.getModuleInfo(module)
    if (info?.isEntry) return 'page'
    for (const importer of info?.importers ?? []) seen.add(importer)
  }
  return null
}

export default defineConfig({
  plugins: [svelte(), svelteTesting()],
  build: {
    outDir: process.env.ELFHAME_STATIC ?? '../src/elfhame/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  // On a machine with much else to do a board takes long to draw: patience, not speed, is what is tested.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
