/** What each node points at. A node that points at nothing may be missing. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The circles of a graph, each sorted by name: sets of at least two nodes that all reach each other
 * (its strongly connected components).
 */
export function circlesIn(graph: Graph): string[][] {
  const reached = new Map([...graph.keys()].map((node) => [node, reachedFrom(graph, node)]))
  const onCircle = [...graph.keys()].filter((node) => reached.get(node)?.has(node)).sort()
  const circles: string[][] = []
  const placed = new Set<string>()
  for (const node of onCircle) {
    if (placed.has(node)) continue
    const members = onCircle.filter(
      (other) => reached.get(node)?.has(other) && reached.get(other)?.has(node),
    )
    for (const member of members) placed.add(member)
    circles.push(members)
  }
  return circles
}

/** Everything that can be reached from a node; itself only by a way round. */
function reachedFrom(graph: Graph, start: string): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [start]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node) ?? []) {
      if (found.has(next)) continue
      found.add(next)
      open.push(next)
    }
  }
  return found
}
