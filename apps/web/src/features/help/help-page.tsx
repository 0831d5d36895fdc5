import { Link } from '@tanstack/react-router'
import { ChevronDown, MessageCircle, ShieldCheck, ShoppingBag, Tag, UserRound } from 'lucide-react'
import { useState } from 'react'
import { TrustedHtml } from '../../blocks/article.tsx'
import { sections } from '../../contents/faq.md'
import { TextInput } from '../../ui/forms/text-input.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { findAnswers } from './find-answers.ts'

const topics = [
  {
    title: 'Tu cuenta',
    icon: UserRound,
    links: [
      ['/auth', 'Entrar o crear cuenta'],
      ['/profile', 'Mi perfil'],
      ['/verification-request', 'Verificarme'],
    ],
  },
  {
    title: 'Vender',
    icon: Tag,
    links: [
      ['/post-ad', 'Publicar un anuncio'],
      ['/my-listings', 'Mis anuncios'],
      ['/ai-chat', 'Que me ayude la IA'],
      ['/guide-selling-tips', 'Consejos para vender'],
    ],
  },
  {
    title: 'Comprar',
    icon: ShoppingBag,
    links: [
      ['/guide-buying-guide', 'Guía para comprar'],
      ['/search', 'Buscar anuncios'],
    ],
  },
  {
    title: 'Seguridad',
    icon: ShieldCheck,
    links: [
      ['/safety-tips', 'Consejos de seguridad'],
      ['/report', 'Reportar un problema'],
    ],
  },
] as const

/** Help: a search over the answers, four topics, the questions of every day. */
export function HelpPage() {
  const [question, setQuestion] = useState('')
  const found = findAnswers(sections, question)
  return (
    <div className="page max-w-4xl! py-6 md:py-10">
      <h1 tabIndex={-1} className="text-h1">
        Centro de ayuda
      </h1>
      <search className="mt-4 block">
        <TextInput
          label="¿En qué te ayudamos?"
          type="search"
          placeholder="Escribe una palabra: contraseña, renovar, estafa…"
          value={question}
          onChange={(event) => setQuestion(event.currentTarget.value)}
        />
      </search>
      <p role="status" className="sr-only">
        {question.trim() !== '' &&
          (found.length === 1 ? '1 respuesta' : `${found.length} respuestas`)}
      </p>
      {question.trim() === '' && <Topics />}
      <section aria-labelledby="help-answers" className="mt-8">
        <h2 id="help-answers" className="text-h2">
          {question.trim() === '' ? 'Preguntas frecuentes' : 'Lo que encontramos'}
        </h2>
        {found.length > 0 ? (
          <div className="mt-3 divide-y divide-line rounded-card bg-card shadow-soft">
            {found.map((answer) => (
              <details key={answer.id} id={answer.id} className="group px-5">
                <summary className="flex min-h-14 list-none items-center gap-4 py-3 text-lead font-semibold">
                  <span className="min-w-0 flex-1 wrap-anywhere hyphens-auto">{answer.title}</span>
                  <ChevronDown
                    aria-hidden="true"
                    size={20}
                    strokeWidth={1.75}
                    className="flex-none text-muted transition-transform group-open:rotate-180"
                  />
                </summary>
                <div className="article max-w-[42rem] pb-4">
                  <TrustedHtml html={answer.html} />
                </div>
              </details>
            ))}
          </div>
        ) : (
          <p className="mt-3 text-body text-muted">
            No encontramos una respuesta con esas palabras. Prueba con otras o escríbenos.
          </p>
        )}
      </section>
      <section
        aria-labelledby="help-contact"
        className="mt-8 flex flex-wrap items-center gap-4 rounded-card border border-line p-5"
      >
        <MessageCircle aria-hidden="true" size={28} strokeWidth={1.75} className="text-caribe" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 id="help-contact" className="text-h3">
            ¿No está tu pregunta?
          </h2>
          <p className="text-body text-muted">Escríbenos y te contestamos en 24 a 48 horas.</p>
        </div>
        <LinkButton to="/contact">Contacto</LinkButton>
      </section>
    </div>
  )
}

function Topics() {
  return (
    <ul className="mt-6 grid grid-cols-1 gap-4 min-[26rem]:grid-cols-2 md:grid-cols-4">
      {topics.map(({ title, icon: Icon, links }) => (
        <li key={title} className="rounded-card bg-card p-5 shadow-soft">
          <h2 className="flex items-center gap-2 text-lead font-bold">
            <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-palma" />
            {title}
          </h2>
          <ul className="mt-1">
            {links.map(([path, label]) => (
              <li key={path}>
                <Link
                  to="/$"
                  params={{ _splat: path.slice(1) }}
                  className="inline-flex min-h-11 items-center text-body text-caribe underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
