// Runs the page's unit tests in a simulated browser, on top of the build's own settings.
import { svelteTesting } from '@testing-library/svelte/vite'
import { defineConfig, mergeConfig } from 'vitest/config'

import build from './vite.config'

export default mergeConfig(
  build,
  defineConfig({
    plugins: [svelteTesting()],
    // A busy machine may take long to draw a board. The timeout only catches tests that hang.
    test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 60_000 },
  }),
)
