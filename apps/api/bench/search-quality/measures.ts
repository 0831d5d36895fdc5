// What an answer is worth; README.md says why these measures.

/** Grades from here on count as relevant. */
const RELEVANT = 2

/**
 * `shown`: the grades of the found ads in the order of the page, 0 for what does not belong; the first
 * `exact` of them are the exact ones, what follows is alike. `grades`: all grades given for the query.
 */
export type Graded = { shown: readonly number[]; exact: number; grades: readonly number[] }

/** Shares from 0 to 1; `zero` and `silly` are better low. */
export type Figures = {
  precision: number
  recall: number
  ndcg: number
  mrr: number
  zero: number
  exactZero: number
  silly: number
}

/** The figures of one query; of the shares that are counted, 0 or 1. */
export function measure({ shown, exact, grades }: Graded): Figures {
  const wanted = grades.filter(isRelevant).length
  const first = shown.findIndex(isRelevant)
  const foundIn = (count: number) => shown.slice(0, count).filter(isRelevant).length
  return {
    precision: foundIn(5) / Math.min(5, wanted),
    recall: foundIn(10) / Math.min(10, wanted),
    ndcg: gain(shown) / gain(grades.toSorted((a, b) => b - a)),
    mrr: first === -1 ? 0 : 1 / (first + 1),
    zero: Number(shown.length === 0),
    exactZero: Number(exact === 0),
    silly: Number(shown.slice(0, Math.min(3, exact)).includes(0)),
  }
}

/** The mean of each figure. */
export function meanOf(figures: readonly Figures[]): Figures {
  const mean = (of: (each: Figures) => number) =>
    figures.reduce((sum, each) => sum + of(each), 0) / figures.length
  return {
    precision: mean(({ precision }) => precision),
    recall: mean(({ recall }) => recall),
    ndcg: mean(({ ndcg }) => ndcg),
    mrr: mean(({ mrr }) => mrr),
    zero: mean(({ zero }) => zero),
    exactZero: mean(({ exactZero }) => exactZero),
    silly: mean(({ silly }) => silly),
  }
}

function isRelevant(grade: number): boolean {
  return grade >= RELEVANT
}

/** Discounted gain of the first ten: a grade is worth 2^grade - 1, less further down. */
function gain(grades: readonly number[]): number {
  return grades
    .slice(0, 10)
    .reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0)
}
