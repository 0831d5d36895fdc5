import { Link } from '@tanstack/react-router'

/** The spec's 404 page is English (§2, decision A). */
export function NotFoundScreen() {
  return (
    <section lang="en">
      <h1>404: Page not found</h1>
      <p>The page you are looking for does not exist.</p>
      <Link to="/">Back to home</Link>
    </section>
  )
}
