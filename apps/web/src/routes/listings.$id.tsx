import { createFileRoute, redirect } from '@tanstack/react-router'

// §2: links elsewhere also use /listings/{id}; one address is the page's own.
export const Route = createFileRoute('/listings/$id')({
  loader: ({ params }) => {
    throw redirect({ to: '/listing/$id', params, replace: true, statusCode: 301 })
  },
})
