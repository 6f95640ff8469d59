import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/database/account-tables.ts', './server/database/tables.ts'],
  out: './server/database/migrations',
})
