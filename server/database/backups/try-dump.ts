// A process of its own: node try-dump.ts DUMP DATA_DIR restores a dump beside the database, prints how many rows came back, and removes them.
import { tryRestore } from './restore-dump.ts'

const [file = '', home = ''] = process.argv.slice(2)
process.stdout.write(String(await tryRestore(file, home)))
