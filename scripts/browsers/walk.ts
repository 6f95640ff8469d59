import { join } from 'node:path'
import { cueKinds } from '../../app/components/findings/cue-kinds.ts'
import { password, raven } from '../../tests/journeys/person.ts'
import type { BrowserWindow } from './web-driver.ts'

type Underline = { line: string; style: string; thickness: string; color: string }
type Step = { name: string; walk: (browser: BrowserWindow, url: string) => Promise<void> }

const button = (words: string) => `//button[contains(normalize-space(.), "${words}")]`
const link = (words: string) => `//a[contains(normalize-space(.), "${words}")]`
const field = (label: string) =>
  `//*[@id=//label[contains(normalize-space(.), "${label}")]/@for] | //label[contains(normalize-space(.), "${label}")]//input`
const isOnPage = 'return document.body?.innerText.includes(arguments[0]) ?? false'

/** The main journeys of a student, one after the other in one window. */
export const steps: readonly Step[] = [
  { name: 'landing', walk: (browser, url) => browser.open(url) },
  { name: 'underlines', walk: (browser) => checkUnderlines(browser) },
  { name: 'demo answer', walk: (browser, url) => askIn(browser, `${url}/demo/reader/middle/poetry`) },
  { name: 'follow-up', walk: askFollowUp },
  { name: 'word help', walk: openWordHelp },
  {
    name: 'library',
    async walk(browser, url) {
      await browser.open(`${url}/library`)
      await browser.type(field('Search'), 'feathers')
      await browser.click(link('Hope'))
      await browser.until(
        'a text of the library',
        'return document.querySelector("article .m, main mark") !== null',
      )
    },
  },
  {
    name: 'on this device',
    walk: (browser, url) => askIn(browser, `${url}/on-this-device?level=middle&type=poetry`),
  },
  { name: 'sign-up and sign-in', walk: signIn },
]

/** Takes every step and a screenshot of each. Gives back what went wrong, a sentence each. */
export async function walkThrough(browser: BrowserWindow, url: string, folder: string, width: number) {
  const problems: string[] = []
  for (const { name, walk } of steps) {
    try {
      await walk(browser, url)
      const over = await browser.evaluate<number>(
        'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
      )
      if (over > 0) problems.push(`${name}: the page is ${over} px too wide`)
    } catch (error) {
      problems.push(`${name}: ${(error as Error).message}`)
    }
    await browser.screenshot(join(folder, `${width}-${name.replaceAll(' ', '-')}.png`))
  }
  return problems
}

/** Kinds that are near each other share a shape of their line: repetition and sound, punctuation and structure. */
const shapes = 6

/** Every kind of mark has a line under it, in one of the six shapes. */
async function checkUnderlines(browser: BrowserWindow): Promise<void> {
  const found = await browser.evaluate<Record<string, Underline>>(
    `const found = {}
     for (const { kind, mark } of arguments[0]) {
       const element = document.createElement('mark')
       element.className = mark
       element.textContent = kind
       document.querySelector('main').append(element)
       const style = getComputedStyle(element)
       found[kind] = { line: style.textDecorationLine, style: style.textDecorationStyle,
         thickness: style.textDecorationThickness, color: style.textDecorationColor }
       element.remove()
     }
     return found`,
    cueKinds,
  )
  const wrong = Object.entries(found).filter(([, { line }]) => line !== 'underline')
  if (wrong.length > 0) throw new Error(`no line under ${wrong.map(([kind]) => kind).join(', ')}`)
  const lines = Object.values(found).map(({ style, thickness }) => `${style} ${thickness}`)
  console.log(
    `  ${Object.keys(found)
      .map((kind, at) => `${kind}: ${lines[at]}`)
      .join(', ')}`,
  )
  if (new Set(lines).size < shapes) throw new Error('kinds of mark that differ have the same line')
}

async function askIn(browser: BrowserWindow, address: string): Promise<void> {
  await browser.open(address)
  await browser.type(field('Passage (optional)'), raven)
  await browser.type(field('Your Question (required)'), 'How does the speaker feel?')
  await browser.click(button('Submit for Analysis'))
  await browser.until('the explanation', isOnPage, 'How to find this yourself')
  await browser.until('a mark in the passage', 'return document.querySelector("#passage-panel .m") !== null')
  const line = await browser.evaluate<string>(
    'return getComputedStyle(document.querySelector("#passage-panel .m")).textDecorationLine',
  )
  if (line !== 'underline') throw new Error(`a mark of the answer has the line “${line}”`)
}

async function askFollowUp(browser: BrowserWindow): Promise<void> {
  await browser.type(field('Follow-up question'), 'What does the word quaint mean?')
  await browser.click(button('Ask Follow-up'))
  await browser.until('the second explanation', isOnPage, 'Earlier explanations')
}

async function openWordHelp(browser: BrowserWindow): Promise<void> {
  // In a narrow window the passage is behind the explanation.
  if (await browser.evaluate('return document.querySelector("#passage-panel").offsetWidth === 0'))
    await browser.click(button('Show my text'))
  await browser.click(button('Word help'))
  await browser.click(button('Next word'))
  await browser.click(button('Show help'))
  await browser.until('the card', 'return document.querySelector(".tools-panel:not([hidden])") !== null')
}

async function signIn(browser: BrowserWindow, url: string): Promise<void> {
  const email = `${Date.now()}@example.org`
  await browser.open(`${url}/auth?mode=sign_up`)
  await browser.click('//main//label[contains(., "An adult")]')
  await browser.type('//main//input[@type="email"]', email)
  await browser.type('//main//input[@autocomplete="new-password"]', password)
  await browser.click('//main//button[contains(., "Sign Up")]')
  await browser.until('the account', isOnPage, 'Account created! Please sign in.')
  await browser.type('//main//input[@autocomplete="current-password"]', password)
  await browser.click('//main//button[contains(., "Sign In")]')
  await browser.until('the choice of a level', isOnPage, 'Choose Your Reading Level')
}
