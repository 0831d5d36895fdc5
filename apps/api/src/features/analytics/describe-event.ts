import { deviceOf, type EventSource, type EventType } from '@wepa/domain/insights/analytics'
import { findPlace } from '@wepa/domain/places/municipalities'
import { readPlace } from '@wepa/domain/places/read-place'
import { dateOnly } from '@wepa/domain/text/date'
import type { Context } from '../../context.ts'
import type { NewEvent } from '../../db/sql/count-event.ts'
import { findOwnLocation } from './analytics.repo.ts'

/**
 * What is kept of an event that the person of the context causes: the day in Puerto Rico, the kind of
 * device, where in the app, and the municipality they gave in their profile. Never who it was.
 */
export async function describeEvent(
  ctx: Context,
  eventType: EventType,
  source: EventSource | undefined,
): Promise<NewEvent> {
  return {
    eventType,
    eventDate: dateOnly(ctx.clock.now()),
    source: source ?? null,
    viewerLocation: await findTown(ctx),
    deviceType: deviceOf(ctx.userAgent),
  }
}

/** 'Urb. Los Paseos, Caguas' is Caguas; the rest of what somebody wrote goes nowhere. */
async function findTown(ctx: Context): Promise<string | null> {
  if (!ctx.session) return null
  const { municipality } = readPlace(await findOwnLocation(ctx.db, ctx.session.userId))
  return municipality === null ? null : (findPlace(municipality)?.name ?? null)
}
