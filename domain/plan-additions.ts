import { isForFamilies, plans, type Tier } from './plans.ts'

/** What decides whether a plan adds something for an account. */
export type PlanContext = {
  /** An AI model is set up on this installation. */
  hasModel: boolean
  /** More child profiles come with a plan: for an adult's account, where plans are sold at all. */
  addsChildren: boolean
}

/** What a plan adds to what is always free, a line each: what works here, and what needs an AI model first. */
export type PlanAdditions = { adds: string[]; wouldAdd: string[] }

/** What a plan adds for this account on this installation. Everything that is free anyway is left out. */
export function additionsOf(tier: Tier, { hasModel, addsChildren }: PlanContext): PlanAdditions {
  const lines = linesOf(tier).filter(({ isForChildren }) => addsChildren || !isForChildren)
  const works = ({ needsModel }: Line) => hasModel || !needsModel
  return {
    adds: lines.filter(works).map(({ text }) => text),
    wouldAdd: lines.filter((line) => !works(line)).map(({ text }) => text),
  }
}

/** Why a plan is shown and not sold to this account, in sentences, or null when it is sold. */
export function reasonNotSold(name: string, tier: Tier, context: PlanContext): string | null {
  const { adds } = additionsOf(tier, context)
  if (adds.length === 0)
    return `${name} isn’t sold here. Without an AI model, it adds nothing to what is free.`
  if (!isForFamilies(tier) || context.addsChildren) return null
  return `${name} isn’t sold to this account. Only an adult’s account can have child profiles, and Pro has the rest.`
}

type Line = { text: string; needsModel?: true; isForChildren?: true }

/** What makes one plan more than another, each line from its figure in `plans`. */
function linesOf(tier: Tier): Line[] {
  const { modelAnswersPerDay, outputTokens, passage, childProfiles } = plans[tier]
  const lines: Line[] = [
    {
      text: `${modelAnswersPerDay} AI answers a day. After that, the built-in reader answers.`,
      needsModel: true,
    },
  ]
  if (outputTokens.analysis > plans.basic.outputTokens.analysis)
    lines.push({ text: 'Longer AI answers', needsModel: true })
  if (passage > plans.basic.passage)
    lines.push({ text: `Passages of up to ${passage.toLocaleString('en-US')} characters` })
  if (isForFamilies(tier))
    lines.push(
      {
        text: `Up to ${childProfiles} child profiles, each with its own history`,
        isForChildren: true,
      },
      {
        text: `${modelAnswersPerDay} AI answers a day for each child whose parent has signed the form`,
        needsModel: true,
        isForChildren: true,
      },
    )
  return lines
}
