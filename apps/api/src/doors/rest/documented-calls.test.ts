// Each documented call is there with its method, path and payload names, for members alone where it is theirs.
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { describeCalls } from '../openapi.ts'
import { allCalls } from './all-calls.ts'

const ad =
  'title description price location contactEmail contactPhone categoryId images imageRotations'
const search = 'name query categoryId location minPrice maxPrice condition radius emailAlerts'
const person = 'username fullName email phone location bio profileImageUrl allowPhoneContact'

/** `*` behind the path: everybody may call it. */
const documented: readonly (readonly [string, string])[] = [
  ['get /api/auth/user', ''],
  ['post /api/auth/login*', 'username password'],
  ['post /api/auth/register*', 'username email password fullName phone location'],
  ['put /api/auth/change-password', 'currentPassword newPassword confirmPassword'],
  ['delete /api/auth/account', ''],
  ['post /api/auth/forgot-password*', 'email'],
  ['get /api/auth/validate-reset-token*', 'token'],
  ['post /api/auth/reset-password*', 'token newPassword'],
  ['post /api/auth/forgot-username*', 'email'],
  [
    'get /api/listings*',
    'featured limit sort categorySlug category search location minPrice maxPrice condition radius',
  ],
  ['get /api/listings/{id}*', ''],
  ['post /api/listings', `${ad} isActive`],
  ['put /api/listings/{id}', `${ad} isActive`],
  ['delete /api/listings/{id}', ''],
  ['patch /api/listings/{id}/status', 'status'],
  ['post /api/listings/{id}/track-view', ''],
  ['get /api/listings/{id}/is-favorited', ''],
  ['post /api/listings/{id}/favorite', ''],
  ['delete /api/listings/{id}/favorite', ''],
  ['get /api/users/{id}/favorites', ''],
  ['get /api/categories*', ''],
  ['get /api/categories/{slug}*', ''],
  ['get /api/stats*', ''],
  ['get /api/users/{id}/verifications*', ''],
  ['post /api/users/{id}/verify', 'verificationType phoneNumber email documentData'],
  ['post /api/users/{id}/verify-code', 'verificationType verificationCode'],
  ['get /api/users/{id}/trust-score*', ''],
  ['get /api/users/{id}/ratings*', ''],
  ['put /api/users/{id}', person],
  ['post /api/upload-profile-image', 'image'],
  ['get /api/users/{id}/listings*', 'status'],
  ['get /api/subscription/status', ''],
  ['post /api/create-subscription', 'priceId'],
  ['post /api/create-featured-payment', 'listingId tier'],
  ['post /api/featured-listings/payment', 'listingId plan amount duration'],
  ['get /api/featured-listings/my-featured', ''],
  ['post /api/ai/analyze-image', 'image'],
  ['post /api/ai/enhance-listing', 'title description category additionalDetails'],
  [
    'post /api/ai/create-listing',
    'analysis originalImage categoryId location contactEmail contactPhone',
  ],
  ['post /api/ai/chat', 'message analysis conversationHistory'],
  ['get /api/conversations', ''],
  ['post /api/conversations', 'listingId sellerId'],
  ['get /api/conversations/{id}', ''],
  ['get /api/conversations/{id}/messages', ''],
  ['post /api/conversations/{id}/messages', 'content messageType'],
  ['put /api/conversations/{id}/read', ''],
  ['get /api/unread-count', ''],
  ['get /api/users/{id}/notifications', ''],
  ['get /api/users/{id}/notifications/unread-count', ''],
  ['post /api/notifications/{id}/mark-read', ''],
  ['post /api/users/{id}/notifications/mark-all-read', ''],
  ['get /api/saved-searches', ''],
  ['post /api/saved-searches', search],
  ['get /api/users/{id}/saved-searches', ''],
  ['post /api/users/{id}/saved-searches', 'name query filters notificationsEnabled'],
  ['delete /api/users/{id}/saved-searches/{searchId}', ''],
  ['get /api/users/{id}/recently-viewed', ''],
  ['post /api/contact*', 'name email category subject message'],
  ['post /api/reports*', 'reason description listingId'],
  ['get /api/admin/stats', ''],
  ['get /api/admin/recent-users', ''],
  ['get /api/admin/active-sessions', ''],
  ['get /api/admin/recent-activities', ''],
]

const Document = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), z.looseObject({}))),
})
const { paths } = Document.parse(describeCalls(allCalls, 'https://wepa.example'))

describe('the documented calls', () => {
  test.each(documented)('%s takes %j', (call, names) => {
    const [method = '', path = ''] = call.replace('*', '').split(' ')
    const operation = paths[path]?.[method]
    expect(operation, 'a call of this method and path').toBeDefined()
    const taken = JSON.stringify([operation?.requestBody, operation?.parameters])
    for (const name of names.split(' ').filter(Boolean)) {
      expect(taken).toMatch(new RegExp(`"${name}":|"name":"${name}"`))
    }
    expect(operation?.security === undefined).toBe(call.endsWith('*'))
  })
})
