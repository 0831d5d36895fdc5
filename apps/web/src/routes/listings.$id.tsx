import { createFileRoute, redirect } from '@tanstack/react-router'

// Links elsewhere also use /listings/{id}; one address is the page's own.
export const Route = createFileRoute('/listings/$id')({
  loader: ({ params }) => {
    throw redirect({ to: '/listing/$id', params, replace: true, statusCode: 301 })
  },
})
