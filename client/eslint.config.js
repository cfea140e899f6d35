// The lint rules of the page: likely mistakes, unused names and import cycles. Prettier decides on layout.
import js from '@eslint/js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import svelte from 'eslint-plugin-svelte'
import { defineConfig, globalIgnores } from 'eslint/config'
import ts from 'typescript-eslint'

export default defineConfig(
  globalIgnores(['src/wire.gen.ts']),
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  {
    // For the scripts of components, also while looking for cycles.
    languageOptions: { parserOptions: { parser: ts.parser } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts', '.svelte'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'], 'svelte-eslint-parser': ['.svelte'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.svelte'] })],
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // French sets no-break spaces in sentences.
      'no-irregular-whitespace': ['error', { skipTemplates: true }],
      // TypeScript reports unknown names, and knows those of the browser.
      'no-undef': 'off',
      // Maps and sets here are computed anew, never changed in place.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
