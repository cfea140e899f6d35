// The types are those of wire.json, which a test of the server compares with the server.

import { readFileSync } from 'node:fs'
import openapiTS, { astToString } from 'openapi-typescript'
import { expect, it } from 'vitest'

it('wire.gen.ts is what npm run wire makes', async () => {
  const made = await openapiTS(readFileSync('wire.json', 'utf8'), { alphabetize: true, defaultNonNullable: false, emptyObjectsUnknown: true })
  const kept = readFileSync('src/wire.gen.ts', 'utf8')
  expect(kept.endsWith(astToString(made))).toBe(true)
}, 30_000)
