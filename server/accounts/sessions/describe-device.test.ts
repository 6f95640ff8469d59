import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const safariOnIphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const chromeOnWindows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  [safariOnIphone, 'Safari on an iPhone'],
  [safariOnIphone.replace('Version/18.1', 'CriOS/140.0'), 'Chrome on an iPhone'],
  [chromeOnWindows, 'Chrome on a Windows computer'],
  [`${chromeOnWindows} Edg/140.0`, 'Edge on a Windows computer'],
  [
    chromeOnWindows.replace('Windows NT 10.0; Win64; x64', 'X11; CrOS x86_64 16000'),
    'Chrome on a Chromebook',
  ],
  ['Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0', 'Firefox on an Android device'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on a Mac or an iPad',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on a Linux computer'],
  ['<script>Windows</script>', 'A browser on a Windows computer'],
  ['curl/8.5', 'A device that did not say its name'],
  [null, 'A device that did not say its name'],
])('%s is named in plain words', (header, words) => {
  expect(describeDevice(header)).toBe(words)
})
