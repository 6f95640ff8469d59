/** Asks for the newsletter. Shown only where mail is set up, because the address has to be confirmed by mail. */
export function NewsletterForm() {
  return (
    <section className="sheet invite" aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">Get new articles by email</h2>
        <p id="newsletter-hint">
          We’ll send you a link first. You get email from us only after you open it. Every email has a link to
          unsubscribe.
        </p>
      </div>
      <form className="row" method="post" action="/newsletter">
        <div className="field">
          <label htmlFor="newsletter-email">Email (required)</label>
          <input
            id="newsletter-email"
            name="email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            aria-describedby="newsletter-hint"
          />
        </div>
        <button className="button" type="submit">
          Send me the link
        </button>
      </form>
    </section>
  )
}
