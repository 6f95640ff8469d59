const quoted = (text: string) => JSON.stringify(text)

/**
 * The five-step explanation as a grammar: whatever a small model would rather write, it can write nothing else. Which
 * sentences stand under the headings is its own. Format: GBNF of llama.cpp.
 */
export const frameGrammar = [
  `root ::= ${[
    quoted('**In short:** '),
    'line',
    quoted('\n\n## 1. What the text says\n\n'),
    'body',
    quoted('## 2. Clues in the words\n\n'),
    'items',
    quoted('## 3. Feelings and tone\n\n'),
    'body',
    quoted('## 4. What it may mean\n\n'),
    'body',
    quoted('## 5. How to find this yourself\n\n'),
    'body',
    quoted('## Check-in\n\n'),
    'question',
  ].join(' ')}`,
  'body ::= (line "\\n" "\\n"?)+',
  'items ::= ("- " line "\\n")+ "\\n"',
  'line ::= [^\\n# ] [^\\n]*',
  'question ::= [^\\n#?]+ "?"',
  '',
].join('\n')
