import browserslist from 'browserslist'

/** The language of scripts that the browsers of the list in package.json read. */
export const scriptLanguage = 'es2022'

/** The oldest of each browser of that list, as the build names them: "chrome131", "ios16.4". */
export function oldestBrowsers(): string[] {
  const oldest = new Map<string, number>()
  for (const browser of browserslist()) {
    const [name = '', versions = ''] = browser.split(' ')
    const version = Number.parseFloat(versions)
    oldest.set(name, Math.min(version, oldest.get(name) ?? version))
  }
  return [...oldest].map(([name, version]) => `${name === 'ios_saf' ? 'ios' : name}${version}`)
}
