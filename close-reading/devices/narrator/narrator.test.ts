import { describe, expect, it } from 'vitest'
import { buildDoc, type Kind } from '../../index.ts'
import { narrator } from './narrator.ts'

function personOf(text: string, kind: Kind = 'fiction'): string | undefined {
  const [finding] = narrator.run(buildDoc(text, kind))
  return finding?.data.person
}

const HE =
  'He walked down the long road to the mill, and she followed him with her basket. They did not speak until the bridge, where he stopped and looked back at the town. '
const I =
  'I walked down the long road to the mill, and my sister followed me with her basket. We did not speak until the bridge, where I stopped and looked back at the town. '

describe('the narrator', () => {
  it('is in the third person when only others act', () => {
    expect(personOf(HE)).toBe('third')
  })

  it('is in the first person when "I" acts', () => {
    expect(personOf(I)).toBe('first')
  })

  it('is not the person who speaks inside quotation marks', () => {
    expect(personOf(`${HE}“I am tired, and I want my supper, and I told you so,” she said. ${HE}`)).toBe(
      'third',
    )
  })

  it('is not told by the number of a chapter', () => {
    expect(personOf(`CHAPTER I\n\n${HE}`)).toBe('third')
  })

  it('cannot be told from speech alone', () => {
    expect(personOf('“I saw him. I told you so. I ran home and I hid.”')).toBeUndefined()
  })

  it('cannot be told from a view with nobody in it', () => {
    expect(personOf('The river ran slowly under the bridge. '.repeat(8))).toBeUndefined()
  })

  it('speaks to "you" in a poem that says only "thou"', () => {
    expect(
      personOf('Thou still unravished bride of quietness,\nThou foster-child of silence', 'poetry'),
    ).toBe('second')
  })
})
