import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findLooseText } from './loose-text.ts'
import { reactSources } from './react-sources.ts'

/** The words at each place that was found; `drawn` is what a component draws, or all that it does. */
function found(drawn: string, before = ''): string[] {
  const body = /\breturn\b/.test(drawn) ? drawn : `return ${drawn}`
  const source = `${before}\nexport function Part({ a, isOpen, children, list }) { ${body} }`
  return findLooseText(source).map((at) => source.slice(at, at + 5))
}

describe('in a translated page', () => {
  it.each([
    ['words that come and go beside others', '<p>Level.{isOpen && " Step 3."}</p>', ['isOpe']],
    ['words that change beside others', '<p>{a} of 4</p>', ['a} of']],
    ['words that change beside an element', '<p><b>Means:</b> {a}</p>', ['a}</p']],
    ['a sentence with one word that changes', '<p>Signed in as {a}</p>', ['a}</p']],
    ['one of two words beside an element', '<p><b />{isOpen ? "on" : "off"}</p>', ['isOpe']],
    ['words before which an element may come', '<p>{isOpen && <b />} and on</p>', [' and ']],
    ['words behind a list', '<p>{list.map((one) => <b key={one} />)} end</p>', [' end<']],
    ['words behind a component, which may draw nothing', '<p><Note /> end</p>', [' end<']],
    ['words without an element around them', '<>{a}<b /></>', ['a}<b ']],
    ['unchanging words without an element around them', '<>Hello<b /></>', ['Hello']],
    ['a component that is words', 'return isOpen ? <b /> : a', ['isOpe']],
    ['words given to a component among others', '<Note>{a}<b /></Note>', ['a}<b ']],
    ['words alone in a component, which may put them among others', '<Note>{a}</Note>', ['a}</N']],
    [
      'words in a list, alone in an element',
      '<p>{list.map((one) => one.isMarked ? <b /> : one.text)}</p>',
      ['list.'],
    ],
    ['what nobody knows beside an element', '<p><b />{draw(a)}</p>', ['draw(']],
  ])('%s would be lost or left over', (_, drawn, words) => {
    expect(found(drawn)).toEqual(words)
  })

  it.each([
    ['words that change alone in an element', '<p>{a}</p>'],
    ['words that come and go alone in an element', '<p>{isOpen && "open"}</p>'],
    ['a sentence in one piece', '<p>{[a, "of 4"].join(" ")}</p>'],
    ['words in an element of their own', '<p><b>Means:</b> <span>{a}</span></p>'],
    ['unchanging words among unchanging elements', '<p>Read <b>this</b> now</p>'],
    ['an element that may come behind words', '<p>Read this.{isOpen && <b />}</p>'],
    ['elements that come and go among elements', '<div><b />{isOpen && <i />}<u /></div>'],
    ['a list among elements', '<div><b />{list.map((one) => <i key={one} />)}</div>'],
    ['what a component is given, among elements', '<div><b />{children}</div>'],
    ['a component that is nothing', 'if (isOpen) return null; return <b />'],
    [
      'a component that always draws an element',
      '<Link><Icon />Back</Link>',
      "import { Icon } from '../layout/icons.tsx'\nimport { Link } from 'react-router'",
    ],
    ['a part that is named first', 'const part = isOpen && <b />; return <div>{part}<i /></div>'],
    [
      'an element chosen by whoever uses the component',
      '<Heading>{a}</Heading>',
      "function H({ heading: Heading = 'h5' }) {}",
    ],
  ])('%s stay what they are', (_, drawn, before?: string) => {
    expect(found(drawn, before)).toEqual([])
  })
})

describe('the components that React draws', () => {
  const sources = reactSources()

  it('are those of the question screen, its answer and the account', () => {
    const expected = [
      'analysis/analysis-screen',
      'result/result-view',
      'form/analysis-form',
      'account/billing-tab',
    ]
    expect(sources).toEqual(expect.arrayContaining(expected.map((name) => `app/components/${name}.tsx`)))
    expect(sources).not.toContain('app/routes/public/about.tsx')
  })

  it('keep words that change, or before which something may come, in elements of their own', () => {
    const positions = sources.flatMap((file) => {
      const source = readFileSync(file, 'utf8')
      return findLooseText(source).map((at) => `${file}:${source.slice(0, at).split('\n').length}`)
    })
    expect(positions).toEqual([])
  })
})
