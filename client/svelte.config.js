// Svelte in runes only; styles become files, because the server's policy forbids any others.
import { vitePreprocess } from '@sveltejs/vite-plugin-svelte'

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, css: 'external' } }
