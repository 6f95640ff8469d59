import type { UploadProblem } from '#domain/uploads'

/** What reading a file ended in, where it ended early. */
export class FileProblem extends Error {
  readonly problem: UploadProblem
  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}
