import type { ReadingChoice } from '#domain/reading-settings'

/** One choice of the panel: its values in the order shown, each with its words. */
export type SettingGroup = {
  name: ReadingChoice
  label: string
  hint?: string
  values: [value: string, words: string][]
}

/** `open` parts are unfolded where the window has space for them. */
export type SettingPart = { title: string; open: boolean; groups: SettingGroup[] }

/** What the panel offers, in words, with every value of domain/reading-settings.ts. */
export const settingParts: SettingPart[] = [
  {
    title: 'Text',
    open: true,
    groups: [
      {
        name: 'size',
        label: 'Text size',
        values: ['100', '125', '150', '175', '200'].map((size) => [size, `${size}%`]),
      },
      {
        name: 'lines',
        label: 'Line spacing',
        values: [
          ['1.6', '1.6'],
          ['1.8', '1.8'],
          ['2.0', '2.0'],
        ],
      },
      {
        name: 'spacing',
        label: 'Spacing',
        hint: 'Moves letters and words apart together.',
        values: [
          ['0', 'Normal'],
          ['1', 'Wide'],
          ['2', 'Wider'],
          ['3', 'Widest'],
        ],
      },
      {
        name: 'width',
        label: 'Line width in characters',
        hint: 'A line gets no wider than its column.',
        values: [
          ['45', '45'],
          ['65', '65'],
          ['80', '80'],
        ],
      },
      {
        name: 'font',
        label: 'Font',
        values: [
          ['atkinson', 'Atkinson Hyperlegible'],
          ['system', 'System'],
          ['lexend', 'Lexend'],
          ['opendyslexic', 'OpenDyslexic'],
        ],
      },
    ],
  },
  {
    title: 'Page color',
    open: true,
    groups: [
      {
        name: 'theme',
        label: 'Page color',
        values: [
          ['system', 'Follow my system'],
          ['paper', 'Paper'],
          ['cream', 'Cream'],
          ['mint', 'Mint'],
          ['blue', 'Blue'],
          ['rose', 'Rose'],
          ['dark', 'Dark'],
          ['contrast', 'High contrast'],
        ],
      },
    ],
  },
  {
    title: 'Motion and sound',
    open: false,
    groups: [
      {
        name: 'motion',
        label: 'Motion',
        values: [
          ['system', 'Follow my system'],
          ['off', 'Off'],
        ],
      },
      {
        name: 'sound',
        label: 'Sound',
        hint: 'Off: Read aloud does not speak.',
        values: [
          ['system', 'Follow my system'],
          ['off', 'Off'],
        ],
      },
    ],
  },
  {
    title: 'A finished explanation',
    open: false,
    groups: [
      {
        name: 'depth',
        label: 'Depth',
        hint: 'How much of an explanation shows at first. By level: One line at Elementary, else One minute.',
        values: [
          ['level', 'By level'],
          ['line', 'One line'],
          ['minute', 'One minute'],
          ['everything', 'Everything'],
        ],
      },
    ],
  },
  {
    title: 'While an explanation is written',
    open: false,
    groups: [
      {
        name: 'show',
        label: 'Show the explanation',
        hint: 'Follow my system: when it is finished, if your system asks for less motion.',
        values: [
          ['system', 'Follow my system'],
          ['written', 'As it is written'],
          ['finished', 'When it is finished'],
        ],
      },
      {
        name: 'progress',
        label: 'Spoken progress',
        hint: 'What a screen reader says while an explanation is written.',
        values: [
          ['ends', 'Start and end'],
          ['steps', 'Each step'],
          ['off', 'Off'],
        ],
      },
    ],
  },
]

/** Shown apart, beside the other tools. */
export const lineFocusGroup: SettingGroup = {
  name: 'lineFocus',
  label: 'Line focus',
  hint: 'Shows a few lines and dims the rest. Move with the Up and Down keys or the buttons.',
  values: [
    ['off', 'Off'],
    ['1', '1 line'],
    ['3', '3 lines'],
    ['5', '5 lines'],
  ],
}
