import { loadPronunciations } from '#close-reading'
import type { AnswerCheck } from '#domain/answer-check'
import type { ContentType, GradeLevel } from '#domain/choices'
import { judgeAnswer } from '#domain/judge-answer'
import { limits } from '#domain/limits'
import type { Question } from '#domain/messages'
import { plans } from '#domain/plans'
import { writeBuiltIn, writerInput } from '#domain/write-built-in'
import { composeInstructions } from '#server/library/compose-instructions'
import type { ModelService } from '#server/model-service'
import { modelProvider } from '#server/providers/create-providers'
import { microDollars, priceOf } from '#server/providers/model-prices'

export type Asked = { gradeLevel: GradeLevel; contentType: ContentType; question: Question }

/** An answer with its checks. Times in milliseconds; `dollars` is null where the service did not tell its tokens. */
export type Answered = {
  text: string
  isWhole: boolean
  check: AnswerCheck
  firstWords: number | null
  whole: number
  dollars: number | null
}

/** Asks one reader as a student's question asks it. Never throws for what a service does. */
export type AskProvider = (asked: Asked) => Promise<Answered>

/** The built-in reader, in this process. */
export const askBuiltIn: AskProvider = async (asked) => {
  const sounds = await loadPronunciations()
  const begun = performance.now()
  const text = writeBuiltIn(writerInput(asked), sounds)
  const whole = performance.now() - begun
  return { text, isWhole: true, check: checkOf(asked, text, true), firstWords: whole, whole, dollars: 0 }
}

/** A model, with the instructions that came with the product. */
export function askModel(service: ModelService, settings: { DATA_DIR: string }): AskProvider {
  const provider = modelProvider(service, settings)
  const composed = composeInstructions()
  const most = service.kind === 'model-file' ? limits.modelFile.times.total : limits.provider.total
  return async (asked) => {
    const { gradeLevel, contentType, question } = asked
    const all = await composed
    const own = all.find((one) => one.gradeLevel === gradeLevel && one.contentType === contentType)
    const begun = performance.now()
    let text = ''
    let firstWords: number | null = null
    const ending = await provider.answer(
      {
        gradeLevel,
        contentType,
        question,
        instructions: own?.text ?? '',
        maxTokens: plans.pro.outputTokens.analysis,
        signal: AbortSignal.timeout(most),
      },
      (piece) => {
        firstWords ??= performance.now() - begun
        text += piece
      },
    )
    const isWhole = ending.kind === 'done'
    const price = priceOf(service.model, service.kind === 'claude' ? undefined : service.baseUrl)
    return {
      text,
      isWhole,
      check: checkOf(asked, text, isWhole),
      firstWords,
      whole: performance.now() - begun,
      dollars: ending.usage.isKnown ? microDollars(price, ending.usage) / 1e6 : null,
    }
  }
}

function checkOf(asked: Asked, answer: string, isWhole: boolean): AnswerCheck {
  return judgeAnswer({ ...asked, answer, form: isWhole ? 'whole' : 'part' }).check
}
