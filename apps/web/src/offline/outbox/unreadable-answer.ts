/** An answer that is not the server's: a portal's page, a proxy's. tRPC tells of none whose body it cannot read. */
export class UnreadableAnswer extends Error {
  readonly response: Response

  constructor(response: Response, cause: SyntaxError) {
    super('The answer is no JSON', { cause })
    this.name = 'UnreadableAnswer'
    this.response = response
  }
}

/** `fetch`, for callers that must know which answer could not be read. @throws UnreadableAnswer when it is read */
export async function fetchReadably(url: RequestInfo | URL, init: RequestInit): Promise<Response> {
  const response = await fetch(url, init)
  const read = response.json.bind(response)
  response.json = async () => {
    try {
      return await read()
    } catch (error) {
      // Anything else is a connection that broke on the way.
      throw error instanceof SyntaxError ? new UnreadableAnswer(response, error) : error
    }
  }
  return response
}
