// Somebody deletes all ads, and the database goes back to the second before, by the commands of docs/operations.md.
import { setTimeout as wait } from 'node:timers/promises'
import { startLoad } from '../faults/load.ts'
import { makePeople, queryOnce } from '../faults/world.ts'
import type { Cluster } from './cluster.ts'
import { type Guide, readGuide } from './guide.ts'
import { judgeAnswers } from './load.ts'
import type { Member } from './members.ts'
import { startPublisher } from './publisher.ts'
import type { Report } from './report.ts'
import { type History, judgeRestored } from './restored.ts'
import { startServers } from './servers.ts'

/** Takes everything back to the second before a wrong delete, under load, and counts what is there. */
export async function tryRestore(cluster: Cluster): Promise<Report> {
  const servers = await startServers(cluster)
  try {
    const people = await makePeople(cluster.database.DATABASE_DIRECT_URL)
    const load = startLoad(servers.urls, people)
    const publishers = people.slice(0, 1).map((each) => startPublisher(cluster.webUrl, each))
    await wait(5000)
    const { history, wrong } = await goBack(cluster)
    await wait(8000)
    await Promise.all([load, ...publishers].map((each) => each.stop()))
    const photographed = publishers.flatMap((each) => each.written)
    const restored = await judgeRestored(cluster, history, {
      written: [...load.written, ...photographed],
      photographed,
    })
    const answers = judgeAnswers(load.answers, servers, isFair(history))
    return { figures: restored.figures, wrong: [...wrong, ...restored.wrong, ...answers] }
  } finally {
    await servers.close()
  }
}

/** 404 too while what they speak of is deleted. */
function isFair({ deletedAt, backAt }: History) {
  return ({ status, began }: { status: number | null; began: number }) => {
    const at = performance.timeOrigin + began
    return status === 503 || (status === 404 && at > deletedAt && at < backAt)
  }
}

async function goBack(cluster: Cluster): Promise<{ history: History; wrong: string[] }> {
  const backups = readGuide('Backups of the database, to any second')
  const guide = readGuide('Back to a second before')
  const leader = await cluster.findLeader()
  const others = cluster.members.filter((member) => member !== leader)
  const began = Date.now()
  await leader.type(backups('on each member, by a timer'))
  const backedUpAt = Date.now()
  await wait(5000)
  const { deleted, transaction } = await deleteAllAds(leader)
  await wait(3000)
  const relation = (await leader.type(guide("on the leader: the table's file"))).trim()
  const stop = guide('on each replica, then on the leader: nobody writes from here on')
  const stoppedAt = Date.now()
  for (const member of [...others, leader]) await follow(member, stop)
  const { target, deletedAt, found } = await findDelete(leader, guide, relation)
  const look = guide('on the leader: back, and a look')
  // Too early at first, as somebody may be who does not know the second.
  const early = countOf(await leader.type(look, { target: toText(target - 2000) }))
  await leader.type(guide('on the leader: it is not what you want'))
  const seen = countOf(await leader.type(look, { target: toText(target) }))
  await leader.type(guide('on the leader: it is what you want'))
  await leader.type(guide('on the leader: let Patroni forget'))
  await follow(leader, guide('on the leader: let people in'))
  await cluster.findLeader()
  const backAt = Date.now()
  const copy = guide('on each replica, once the leader leads: what it has is of another past')
  for (const member of others) await follow(member, copy)
  await cluster.untilWhole()
  await leader.type(backups('on each member, by a timer'))
  const wrong = [
    ...(found === transaction ? [] : [`the guide finds transaction ${found}`]),
    ...(early > 0 && early < seen
      ? []
      : [`the look shows ${early} ads two seconds too early, and ${seen} at the second`]),
  ]
  const times = { began, backedUpAt, target, deletedAt, stoppedAt, backAt }
  return { history: { ...times, deleted, seen }, wrong }
}

/** How many ads the look of the guide shows. */
function countOf(printed: string): number {
  return Number(printed.match(/^\d+$/m)?.[0])
}

/** What a supervisor would be told is done here; the other lines are typed. */
async function follow(member: Member, lines: string): Promise<void> {
  for (const line of lines.split('\n')) {
    if (line === 'systemctl stop patroni') await member.stop()
    else if (line === 'systemctl start patroni') member.start()
    else await member.type(line)
  }
}

async function deleteAllAds({ url }: Member): Promise<{ deleted: string[]; transaction: number }> {
  const { rows } = await queryOnce(
    url,
    `with gone as (delete from listings returning title)
     select title, pg_current_xact_id()::text as transaction from gone`,
  )
  return { deleted: rows.map(({ title }) => title), transaction: Number(rows[0]?.transaction) }
}

async function findDelete(leader: Member, guide: Guide, relation: string) {
  const deletes = await leader.type(guide('on the leader: who deleted'), { relation })
  const found = Number(deletes.match(/(\d+)\s*$/)?.[1])
  const commit = await leader.type(guide('on the leader: when'), { transaction: String(found) })
  const time = commit.match(/COMMIT (\S+ \S+) UTC/)?.[1]
  const deletedAt = Date.parse(`${time?.replace(' ', 'T')}Z`)
  return { found, deletedAt, target: Math.floor(deletedAt / 1000) * 1000 }
}

function toText(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19).replace('T', ' ')}+00`
}
