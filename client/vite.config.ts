// Builds the page: one small entry and one chunk per game, language and sheet, into the server's package.
// Imports only what `npm ci --omit=dev` installs; vitest.config.ts adds what the tests need.
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

const server = process.env.ELFHAME_SERVER ?? 'http://127.0.0.1:8642'

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

/** Keeps everything the entry needs in one file, because many small files compress badly. */
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
  plugins: [svelte()],
  build: {
    outDir: process.env.ELFHAME_STATIC ?? '../src/elfhame/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: together }] } } },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
