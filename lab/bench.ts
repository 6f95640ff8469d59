// Prints the measured figures of the README: npm run bench [-- engine | weight | pages | first-marks | history | pdf | relay | load | fairness | memory]; held against its table by npm run bench -- readme [NAME ...]
import { benchEngine } from './bench/engine.ts'
import { benchFairness } from './bench/fairness.ts'
import { benchFirstMarks } from './bench/first-marks.ts'
import { benchHistory } from './bench/history.ts'
import { benchLoad } from './bench/load.ts'
import { benchMemory } from './bench/memory.ts'
import { benchPages } from './bench/pages.ts'
import { benchPdf } from './bench/pdf.ts'
import { benchReadme } from './bench/readme.ts'
import { benchRelay } from './bench/relay.ts'
import { benchWeight } from './bench/weight.ts'

const benches = {
  engine: benchEngine,
  weight: benchWeight,
  pages: benchPages,
  'first-marks': benchFirstMarks,
  history: benchHistory,
  pdf: benchPdf,
  relay: benchRelay,
  load: benchLoad,
  fairness: benchFairness,
  memory: benchMemory,
}
const wanted = process.argv.slice(2)
const isOfReadme = wanted[0] === 'readme'
if (isOfReadme) benchReadme(wanted.slice(1))

for (const [name, run] of Object.entries(benches)) {
  if (isOfReadme || (wanted.length > 0 && !wanted.includes(name))) continue
  console.log(`\n# ${name}`)
  await run()
}
