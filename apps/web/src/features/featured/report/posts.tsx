import { postWords, type SocialPost } from '@wepa/domain/sharing/social'
import { ExternalLink } from 'lucide-react'

/** Where the ad was posted, and what became of each post. */
export function Posts({ posts }: { posts: readonly SocialPost[] }) {
  return (
    <ul className="grid grid-cols-1 text-body">
      {posts.map((post) => {
        const { label, value } = postWords(post)
        return (
          <li
            key={`${post.network} ${post.url}`}
            className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line"
          >
            <span>{label}</span>
            {post.url ? (
              <a
                href={post.url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Ver en ${label}`}
                className="inline-flex min-h-11 items-center gap-1.5 font-semibold text-caribe hover:underline"
              >
                Ver publicación
                <ExternalLink aria-hidden="true" size={16} strokeWidth={1.75} />
              </a>
            ) : (
              <span className="text-muted">{value}</span>
            )}
          </li>
        )
      })}
    </ul>
  )
}
