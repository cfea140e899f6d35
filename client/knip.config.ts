// Finds files, exports and packages of the page that nothing uses.
import type { KnipConfig } from 'knip'

export default {
  entry: ['src/games/*/{index,cover}.ts'],
  project: ['src/**/*.{ts,svelte}'],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreIssues: { 'src/wire.gen.ts': ['types'] },
  ignoreDependencies: ['axe-core'], // for tests/browser, which read its script from node_modules
} satisfies KnipConfig
