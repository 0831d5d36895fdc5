// What the stack costs by itself: Fastify and pg, one row by its id. The measure for the detail call.
import fastify from 'fastify'
import pg from 'pg'

const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = fastify()
app.get<{ Params: { id: string } }>('/listings/:id', async (request) => {
  const { rows } = await pool.query(
    `select id, user_id, category_id, title, description, price, price_numeric, location, status,
      views, condition, created_at from listings where id = $1`,
    [request.params.id],
  )
  return rows[0]
})
await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
