/** The programs that are loaded on first use, with their exports. Each has one address in the build. */
type Programs = {
  board: typeof import('../board/board.ts')
  copying: typeof import('../copying/copying.ts')
  'reading-tools': typeof import('../reading-tools/reading-tools.ts')
  statistics: typeof import('../statistics/statistics.ts')
  try: typeof import('../try/try.ts')
}

/** Loads a program once. Rejects when loading failed; the next call tries again. */
export function loadProgram<Name extends keyof Programs>(name: Name): Promise<Programs[Name]> {
  return import(/* @vite-ignore */ `/programs/${name}.js`)
}
