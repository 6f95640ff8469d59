const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*\bSafari\//, 'Safari'],
]

const machines: [RegExp, string][] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'an Android device'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bWindows\b/, 'a Windows computer'],
  // An iPad sends the User-Agent of a Mac.
  [/\bMacintosh\b/, 'a Mac or an iPad'],
  [/\bLinux\b/, 'a Linux computer'],
]

/** A device in plain words, from a User-Agent header. Only these words are stored, not the header. */
export function describeDevice(userAgent: string | null): string {
  const header = (userAgent ?? '').slice(0, 500)
  const browser = browsers.find(([mark]) => mark.test(header))?.[1]
  const machine = machines.find(([mark]) => mark.test(header))?.[1]
  if (browser && machine) return `${browser} on ${machine}`
  if (machine) return `A browser on ${machine}`
  return browser ?? 'A device that did not say its name'
}
