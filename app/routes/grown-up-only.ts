import { type MiddlewareFunction, redirectDocument } from 'react-router'
import { viewerContext } from '#server/main/app-context'

/** While a child profile reads, a page with this middleware leads to the page that says "Ask your grown-up". */
export const grownUpOnly: MiddlewareFunction<Response> = ({ context }) => {
  if (isChild(context.get(viewerContext))) throw redirectDocument('/ask-your-grown-up')
}

/** The demo is for people without an account: its answers may come from an AI service. */
export const notForChildren: MiddlewareFunction<Response> = ({ context }) => {
  if (isChild(context.get(viewerContext))) throw redirectDocument('/home')
}

function isChild(viewer: { userId: string; accountId: string } | null): boolean {
  return viewer !== null && viewer.userId !== viewer.accountId
}
