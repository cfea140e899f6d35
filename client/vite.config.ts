// Builds the page: one small entry and one chunk per game, language and sheet, into the server's package.
// Imports only what `npm ci --omit=dev` installs; vitest.config.ts adds what the tests need.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const server = process.env.ELFHAME_SERVER ?? 'http://127.0.0.1:8642'

interface Graph {
  getModuleInfo(id: string): { isEntry: boolean; importers: string[] } | null
}

/** A module and everything that imports it, directly or not, without waiting for it. */
function importersOf(id: string, graph: Graph): Set<string> {
  const seen = new Set([id])
  for (const module of seen) for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer)
  return seen
}

/** Keeps what the entry needs in one file, and what each game's table needs in another, because many small files
 * compress badly. Drawings stay apart: they are loaded after the table is shown. */
function together(id: string, graph: Graph): string | null {
  const importers = [...importersOf(id, graph)]
  if (importers.some((one) => graph.getModuleInfo(one)?.isEntry)) return 'page'
  const game = /\/games\/(\w+)\/(?!drawing\/.*\.ts$)/.exec(id)?.[1]
  const within = (name: string): boolean => importers.some((one) => one.endsWith(`/games/${game}/${name}.ts`))
  return game && within('index') && !within('cover') && !within('options') ? game : null
}

const output = process.env.ELFHAME_STATIC ?? '../src/elfhame/server/static'
const compressible = /\.(css|html|js|svg|webmanifest)$/

/** Writes a .br and a .gz beside each text file that becomes smaller, so that the server needn't compress. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      for (const name of readdirSync(output, { recursive: true, encoding: 'utf8' })) {
        if (!compressible.test(name)) continue
        const file = join(output, name)
        const plain = readFileSync(file)
        for (const [ending, bytes] of [
          ['br', brotliCompressSync(plain)],
          ['gz', gzipSync(plain, { level: 9 })],
        ] as const)
          if (bytes.length < plain.length) writeFileSync(`${file}.${ending}`, bytes)
      }
    },
  }
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: output,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: together }], includeDependenciesRecursively: false } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
