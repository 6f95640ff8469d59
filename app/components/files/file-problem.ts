import type { UploadProblem } from '#domain/uploads'

/** What reading a file ended in, where it ended early; `found` counts its pages where they are too many. */
export class FileProblem extends Error {
  readonly problem: UploadProblem
  readonly found: number | undefined
  constructor(problem: UploadProblem, found?: number) {
    super(problem)
    this.problem = problem
    this.found = found
  }
}
