// The types match wire.json, which a server test compares with the server's.

import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it } from 'vitest'

it('wire.gen.ts is what npm run wire makes', async () => {
  const made = await openapiTS(readFileSync('wire.json', 'utf8'), {
    alphabetize: true,
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  })
  const kept = readFileSync('src/wire.gen.ts', 'utf8')
  expect(kept.endsWith(astToString(made))).toBe(true)
}, 30_000)
