import * as accountTables from './account-tables.ts'
import * as adminTables from './admin-tables.ts'
import * as billingTables from './billing-tables.ts'
import * as familyTables from './family-tables.ts'
import * as jobTables from './job-tables.ts'
import * as letterTables from './letter-tables.ts'
import * as linkTables from './link-tables.ts'
import * as tables from './tables.ts'

/** Every table of the product, as Drizzle wants them. */
export const schema = {
  ...accountTables,
  ...adminTables,
  ...billingTables,
  ...familyTables,
  ...jobTables,
  ...letterTables,
  ...linkTables,
  ...tables,
}
