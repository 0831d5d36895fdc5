// Below the plans: what they bring, for whom they are, and what people ask.
import { PLANS } from '@wepa/domain/payments/plan'
import { CalendarCheck, ChevronDown, Infinity as Endless, Sparkles, Star } from 'lucide-react'
import { benefits, questions, useCases } from './plan-texts.ts'

const benefitIcons = [Endless, Star, Sparkles, CalendarCheck]

export function Benefits() {
  return (
    <section aria-labelledby="benefits" className="grid grid-cols-1 gap-4">
      <h2 id="benefits" className="text-h3 font-bold md:text-h2">
        Lo que ganas
      </h2>
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {benefits.map(({ title, text }, index) => {
          const Icon = benefitIcons[index] ?? Star
          return (
            <li
              key={title}
              className="flex gap-3 rounded-card bg-caribe-soft p-4 lg:grid lg:content-start"
            >
              <Icon
                aria-hidden="true"
                size={24}
                strokeWidth={1.75}
                className="mt-0.5 flex-none text-caribe"
              />
              <div>
                <h3 className="text-body font-bold">{title}</h3>
                <p className="text-body text-muted">{text}</p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

export function UseCases() {
  return (
    <section aria-labelledby="cases" className="grid grid-cols-1 gap-4">
      <h2 id="cases" className="text-h3 font-bold md:text-h2">
        Cuál es para ti
      </h2>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
        {useCases.map(({ plan, title, text }) => (
          <li
            key={plan}
            className="grid content-start gap-2 rounded-card border border-line bg-card p-5 shadow-soft"
          >
            <p className="text-small font-semibold text-caribe">Plan {PLANS[plan].name}</p>
            <h3 className="text-lead font-bold">{title}</h3>
            <p className="text-body text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function Questions() {
  return (
    <section aria-labelledby="questions" className="grid grid-cols-1 gap-4">
      <h2 id="questions" className="text-h3 font-bold md:text-h2">
        Preguntas frecuentes
      </h2>
      <div className="rounded-card border border-line bg-card px-4 shadow-soft sm:px-6">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line last:border-0">
            <summary className="flex min-h-13 list-none items-center justify-between gap-3 py-3 text-body font-semibold [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden="true"
                size={20}
                strokeWidth={1.75}
                className="flex-none transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="max-w-prose pb-4 text-body text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
