import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import {
	auditLog,
	authenticators,
	backupCodes,
	checkinEvents,
	checkins,
	confirmedProducts,
	contactMessages,
	droppedSteps,
	events,
	experiments,
	feedback,
	inviteCodes,
	legalAcceptances,
	mailTokens,
	observations,
	originals,
	ownProducts,
	photoConsents,
	pictures,
	sessions,
	usageEntries,
} from "../schema/index.ts";

/** What stands about the account itself beside its own row. No secret, no hash of one. */
export async function readAccountParts(db: Queryable, userId: number) {
	return {
		sessions: await db
			.select({
				created_at: sessions.createdAt,
				last_seen_at: sessions.lastSeenAt,
				expires_at: sessions.expiresAt,
				browser: sessions.userAgent,
			})
			.from(sessions)
			.where(eq(sessions.userId, userId)),
		mailed_links: await db
			.select({
				kind: mailTokens.kind,
				email: mailTokens.email,
				created_at: mailTokens.createdAt,
				expires_at: mailTokens.expiresAt,
				used_at: mailTokens.usedAt,
			})
			.from(mailTokens)
			.where(eq(mailTokens.userId, userId)),
		authenticators: await db
			.select({ added_at: authenticators.createdAt })
			.from(authenticators)
			.where(eq(authenticators.userId, userId)),
		backup_codes: await db
			.select({ created_at: backupCodes.createdAt, used_at: backupCodes.usedAt })
			.from(backupCodes)
			.where(eq(backupCodes.userId, userId)),
		invite_codes: await db
			.select({ code: inviteCodes.code, used_at: inviteCodes.usedAt })
			.from(inviteCodes)
			.where(eq(inviteCodes.usedBy, userId)),
	};
}

/** What a person uses, left out, added and tried. */
export async function readRoutineRecords(db: Queryable, userId: number) {
	return {
		in_use: await db
			.select({
				step: confirmedProducts.step,
				product_id: confirmedProducts.productId,
				name: confirmedProducts.name,
				product_url: confirmedProducts.productUrl,
				since: confirmedProducts.confirmedAt,
			})
			.from(confirmedProducts)
			.where(eq(confirmedProducts.userId, userId)),
		own_products: await db
			.select({
				id: ownProducts.id,
				name: ownProducts.name,
				brand: ownProducts.brand,
				category: ownProducts.category,
				ingredients: ownProducts.inci,
				product_url: ownProducts.productUrl,
				added_at: ownProducts.createdAt,
			})
			.from(ownProducts)
			.where(eq(ownProducts.userId, userId)),
		left_out_steps: await db
			.select({ step: droppedSteps.step, since: droppedSteps.droppedAt })
			.from(droppedSteps)
			.where(eq(droppedSteps.userId, userId)),
		experiments: await db
			.select({
				product: experiments.productName,
				metric: experiments.metric,
				weeks: experiments.weeks,
				started_at: experiments.startedAt,
				changed_at: experiments.changedAt,
				stopped_at: experiments.stoppedAt,
			})
			.from(experiments)
			.where(eq(experiments.userId, userId)),
	};
}

/** One page of check-ins, oldest first, each with all that was read from its photo. */
export async function readCheckinPage(db: Queryable, userId: number, afterId: number, limit: number) {
	const rows = await db
		.select({ checkin: checkins, observation: observations, originalDeletedAt: originals.deletedAt })
		.from(checkins)
		.leftJoin(observations, eq(observations.checkinId, checkins.id))
		.leftJoin(originals, eq(originals.checkinId, checkins.id))
		.where(and(eq(checkins.userId, userId), gt(checkins.id, afterId)))
		.orderBy(asc(checkins.id))
		.limit(limit);
	const ids = rows.map(({ checkin }) => checkin.id);
	const stages =
		ids.length === 0
			? []
			: await db
					.select()
					.from(checkinEvents)
					.where(inArray(checkinEvents.checkinId, ids))
					.orderBy(asc(checkinEvents.position));
	return rows.map((row) => ({
		...row,
		events: stages.filter(({ checkinId }) => checkinId === row.checkin.id),
	}));
}

export async function readPicturePage(db: Queryable, userId: number, afterName: string, limit: number) {
	return db
		.select()
		.from(pictures)
		.where(and(eq(pictures.userId, userId), gt(pictures.filename, afterName)))
		.orderBy(asc(pictures.filename))
		.limit(limit);
}

export async function readUsagePage(db: Queryable, userId: number, page: { offset: number; limit: number }) {
	return db
		.select({
			kind: usageEntries.kind,
			amount: usageEntries.amount,
			source: usageEntries.source,
			counted_at: usageEntries.countedAt,
		})
		.from(usageEntries)
		.where(eq(usageEntries.userId, userId))
		.orderBy(asc(usageEntries.createdAt), asc(usageEntries.id))
		.limit(page.limit)
		.offset(page.offset);
}

export async function readAuditPage(db: Queryable, userId: number, page: { offset: number; limit: number }) {
	return db
		.select({
			at: auditLog.at,
			by: auditLog.actorKind,
			action: auditLog.action,
			details: auditLog.details,
		})
		.from(auditLog)
		.where(eq(auditLog.userId, userId))
		.orderBy(asc(auditLog.at), asc(auditLog.id))
		.limit(page.limit)
		.offset(page.offset);
}

export async function readConsentRecords(db: Queryable, userId: number) {
	return {
		legal_texts: await db
			.select({
				version: legalAcceptances.policyVersion,
				agreed: legalAcceptances.agreed,
				at: legalAcceptances.serverTime,
				time_sent: legalAcceptances.clientTime,
			})
			.from(legalAcceptances)
			.where(eq(legalAcceptances.userId, userId))
			.orderBy(asc(legalAcceptances.serverTime)),
		face_photo: await db
			.select({
				decision: photoConsents.decision,
				version: photoConsents.version,
				source: photoConsents.source,
				at: photoConsents.decidedAt,
			})
			.from(photoConsents)
			.where(eq(photoConsents.userId, userId))
			.orderBy(asc(photoConsents.decidedAt)),
	};
}

export async function readWrittenMessages(db: Queryable, userId: number) {
	return {
		contact: await db
			.select({
				name: contactMessages.name,
				email: contactMessages.email,
				subject: contactMessages.subject,
				message: contactMessages.message,
				created_at: contactMessages.createdAt,
				handled_at: contactMessages.handledAt,
			})
			.from(contactMessages)
			.where(eq(contactMessages.userId, userId))
			.orderBy(asc(contactMessages.createdAt)),
		feedback: await db
			.select({ message: feedback.message, source: feedback.source, created_at: feedback.createdAt })
			.from(feedback)
			.where(eq(feedback.userId, userId))
			.orderBy(asc(feedback.createdAt)),
	};
}

export async function readProductEvents(db: Queryable, userId: number) {
	return db
		.select({ event_type: events.eventType, created_at: events.createdAt })
		.from(events)
		.where(eq(events.userId, userId));
}
