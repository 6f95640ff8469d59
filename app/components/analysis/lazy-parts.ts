import { lazy } from 'react'

// What the question screen loads when it is first shown.

export const ConfirmNew = lazy(() =>
  import('./confirm-new.tsx').then((module) => ({ default: module.ConfirmNew })),
)
export const DemoLimitPanel = lazy(() =>
  import('../result/demo-limit.tsx').then((module) => ({ default: module.DemoLimitPanel })),
)
export const GivenTextNotice = lazy(() =>
  import('./given-text.tsx').then((module) => ({ default: module.GivenTextNotice })),
)
export const HistoryView = lazy(() =>
  import('../history/history-view.tsx').then((module) => ({ default: module.HistoryView })),
)
export const OtherDrafts = lazy(() =>
  import('../drafts/other-drafts.tsx').then((module) => ({ default: module.OtherDrafts })),
)
export const ResultView = lazy(() =>
  import('../result/result-view.tsx').then((module) => ({ default: module.ResultView })),
)
