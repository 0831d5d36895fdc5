// What the stack costs by itself: Fastify and pg, a row by its id and 20 rows of a list. The measure for the product's calls.
import fastify from 'fastify'
import pg from 'pg'

const [port, url] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 10 })
const app = fastify()
const columns = `id, user_id, category_id, title, description, price, price_numeric, location, status,
      views, condition, created_at`
app.get<{ Params: { id: string } }>('/listings/:id', async (request) => {
  const { rows } = await pool.query(`select ${columns} from listings where id = $1`, [
    request.params.id,
  ])
  return rows[0]
})
app.get('/newest', async () => {
  const { rows } = await pool.query({
    name: 'newest',
    text: `select ${columns} from listings where is_active and status <> 'sold'
      order by created_at desc, id desc limit 20`,
  })
  return rows
})
app.get<{ Params: { word: string } }>('/word/:word', async (request) => {
  // The stem of a word of the benchmark's ads is the word.
  const { rows } = await pool.query({
    name: 'word',
    text: `select ${columns} from listings where is_active and status <> 'sold'
      and words @@ $1::tsquery order by created_at desc, id desc limit 20`,
    values: [request.params.word],
  })
  return rows
})
await app.listen({ port: Number(port) })
process.stdout.write('listening\n')
