import type { Compilable, CompiledQuery } from 'kysely'
import type { ReadDatabase } from '../database.ts'

/**
 * A statement of exactly one parameter that is built once and then only run: for the few that are
 * asked most, where building takes longer than running.
 */
export function withOneParameter<Parameter, Row>(
  build: (db: ReadDatabase, parameter: Parameter) => Compilable<Row>,
): (db: ReadDatabase, parameter: Parameter) => Promise<Row[]> {
  let built: CompiledQuery<Row> | undefined
  return async (db, parameter) => {
    built ??= build(db, parameter).compile()
    if (built.parameters.length !== 1) throw new Error(`not one parameter: ${built.sql}`)
    const { rows } = await db.getExecutor().executeQuery<Row>({ ...built, parameters: [parameter] })
    return rows
  }
}
