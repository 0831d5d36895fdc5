import { Drawing } from '../illustrations/drawing.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { PlaceLink } from './place-link.tsx'

/** The 404 page is English, in an element that says so. */
export function NotFoundScreen() {
  return (
    <div lang="en">
      <EmptyState
        level={1}
        picture={<Drawing name="not-found" />}
        title="404: Page not found"
        text="This page does not exist, or it has moved. Check the address, or start over from home."
        action={
          <>
            <LinkButton to="/">Go home</LinkButton>
            <PlaceLink to="/search" className={buttonClass('quiet')}>
              Search listings
            </PlaceLink>
          </>
        }
      />
    </div>
  )
}
