/** The lab's own packages as far as it uses them, so that the type check of the whole project needs none of them. */
declare module 'cmu-pronouncing-dictionary' {
  export const dictionary: Record<string, string>
}
declare module 'syllable' {
  export function syllable(text: string): number
}
declare module 'compromise' {
  export default function nlp(text: string): { sentences(): { length: number } }
}
declare module 'wink-eng-lite-web-model' {
  const model: object
  export default model
}
declare module 'wink-nlp' {
  export default function winkNLP(model: object): {
    readDoc(text: string): { sentences(): { length(): number } }
  }
}
declare module '@stryker-mutator/core' {
  type Position = { line: number; column: number }
  type Mutant = {
    fileName: string
    location: { start: Position; end: Position }
    replacement: string
    status: string
  }
  export class Stryker {
    constructor(options: object)
    runMutationTest(): Promise<Mutant[]>
  }
}
