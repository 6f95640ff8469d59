/** The part Billing of the account. */
export function BillingTab() {
  return (
    <div className="stack measure">
      <h2>Billing</h2>
      <p>This part is not ready yet.</p>
    </div>
  )
}
