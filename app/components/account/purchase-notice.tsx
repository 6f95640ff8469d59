import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { BillingView } from '#domain/billing-view'
import type { PurchaseState } from '#domain/describe-plan'
import { purchasePolls } from '#domain/limits'
import { client, readReply } from '../browser/client.ts'

/** Back from the payment page: says what is known of the payment, and follows it until it is certain. */
export function PurchaseNotice({ purchase }: Pick<BillingView, 'purchase'>) {
  const [search] = useSearchParams()
  const hasLeft = search.has('left')
  const portal = search.get('portal')
  const shown = useFollowed(purchase, hasLeft, portal === '')
  const heading = useRef<HTMLHeadingElement>(null)
  const isCertain = shown === 'finished' || shown === 'not_finished'

  useEffect(() => {
    if (!isCertain) return
    // The part of the page opens after its script has read the address.
    const frame = requestAnimationFrame(() => heading.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [isCertain])

  return (
    <>
      {isCertain && (
        <div className="notice stack">
          <h3 tabIndex={-1} ref={heading}>
            {shown === 'finished'
              ? 'Your purchase is complete.'
              : 'Payment not finished. You were not charged.'}
          </h3>
          <p>
            {shown === 'finished'
              ? 'Your plan and your next payment are shown below.'
              : 'You can choose a plan again at any time. Everything else works as before.'}
          </p>
        </div>
      )}
      <div role="status">
        {statusOf(shown, portal) && <p className="notice">{statusOf(shown, portal)}</p>}
      </div>
    </>
  )
}

type Shown = PurchaseState | 'late' | null

function statusOf(shown: Shown, portal: string | null): string | null {
  if (shown === 'confirming')
    return 'Your payment is being confirmed. This can take a minute. You can leave this page.'
  if (shown === 'late') {
    return 'Your payment is not confirmed yet. Your plan starts when it is confirmed. Reload this page to check again.'
  }
  if (portal === '') return 'We’re asking the payment service about your plan.'
  if (portal === 'silent') {
    return 'The payment service didn’t answer. Below is your plan as we last knew it.'
  }
  return portal === 'checked' ? 'Your plan is up to date.' : null
}

/** Asks until the payment is certain. A page that was left is only said to be unpaid when the payment service says so. */
function useFollowed(purchase: BillingView['purchase'], hasLeft: boolean, isFromPortal: boolean): Shown {
  const id = purchase?.id ?? null
  const known = purchase?.state ?? null
  const isOver = known === 'finished' || known === 'not_finished' || known === 'none'
  const [seen, setSeen] = useState<Shown>(null)

  useEffect(() => {
    let count = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    async function poll() {
      const state = (await askState(id))?.state
      count += 1
      // The server's own page says the plan and the footer anew.
      if (state === 'finished') return window.location.reload()
      if (state === 'not_finished' || (state === 'open' && hasLeft)) return setSeen('not_finished')
      if (count >= purchasePolls.count) return setSeen('late')
      timer = setTimeout(() => void poll(), purchasePolls.every)
    }
    if (isFromPortal) {
      void askState(null).then((reply) => {
        const portal = reply?.isKnown ? 'checked' : 'silent'
        window.location.replace(`/account?portal=${portal}#billing`)
      })
    } else if (id && !isOver) void poll()
    return () => clearTimeout(timer)
  }, [id, isOver, hasLeft, isFromPortal])

  if (seen) return seen
  if (isOver || !id) return known === 'none' ? null : known
  return 'confirming'
}

/** Null when the server gave no state. */
async function askState(checkout: string | null) {
  const status = client.functions.v1['billing-status']
  const reply = await readReply(status.$get({ query: checkout ? { checkout } : {} }))
  return reply.ok ? reply.data : null
}
