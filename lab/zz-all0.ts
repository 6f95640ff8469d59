import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
const base = '/work/'+process.argv[2]+'/app/components/files/'
const { readPdf } = await import(base + 'pdf/read-pdf.ts')
const { loadKnownWords } = await import(base + 'known-words.ts')
const knows = await loadKnownWords()
const out: Record<string, unknown> = {}
for (const f of process.argv.slice(4)) {
  const kind = 'fiction'
  try { out[f] = (await readPdf(new Uint8Array(readFileSync(f)), { preserveLines: kind === 'poetry', most: 1e6, knows, pages: {from:1,to:60} })).map((p: any) => [p.text, p.takenOut, p.leftNumbers]) } catch (e: any) { out[f] = e.problem ?? String(e) }
}
writeFileSync(process.argv[3]!, Object.entries(out).map(([f, v]) => '##### ' + f + '\n' + (typeof v === 'string' ? v : (v as any[]).map(([t, o, l]) => t + '\n-- ' + JSON.stringify(o)+ JSON.stringify(l)).join('\n'))).join('\n'))
