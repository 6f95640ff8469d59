declare module 'es-check' {
  type Check = {
    ecmaVersion: string
    browserslistQuery: string
    checkFeatures: boolean
    module: boolean
    files: string[]
  }
  export function runChecks(
    checks: Check[],
    options: object,
  ): { success: boolean; errors: { file: string; err: Error }[] }
}

declare module 'doiuse' {
  type Usage = { feature: string; usage: { toString(): string } }
  class DoIUse {
    constructor(options: { browsers: string[]; onFeatureUsage(usage: Usage): void })
    postcss(root: import('postcss').Root, result: import('postcss').Result): Promise<void> | void
  }

  export { DoIUse as default }
}
