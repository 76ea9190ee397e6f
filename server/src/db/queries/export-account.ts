import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "../database.ts";
import {
	auditLog,
	authenticators,
	backupCodes,
	checkinEvents,
	checkins,
	confirmedProducts,
	contactMessages,
	diaryEntries,
	doneSteps,
	droppedSteps,
	events,
	experiments,
	feedback,
	inviteCodes,
	legalAcceptances,
	mailTokens,
	modelCalls,
	observations,
	originals,
	ownProducts,
	patchTests,
	photoConsents,
	photoRemarks,
	pictures,
	pushDevices,
	reactions,
	remarkConsents,
	reminderChoices,
	reportShares,
	sentReminders,
	sessions,
	shareOpenings,
	shelfItems,
	skippedRoutines,
	usageEntries,
} from "../schema/index.ts";

type OwnTable = PgTable & { userId: PgColumn };

/** The rows of a table that stand under this person, under the names the archive gives the columns. */
function ownRows<Columns extends Record<string, PgColumn>>(
	db: Queryable,
	table: OwnTable,
	userId: number,
	columns: Columns,
) {
	return db.select(columns).from<PgTable>(table).where(eq(table.userId, userId));
}

/** What stands about the account itself beside its own row. No secret, no hash of one. */
export async function readAccountParts(db: Queryable, userId: number) {
	return {
		sessions: await ownRows(db, sessions, userId, {
			created_at: sessions.createdAt,
			last_seen_at: sessions.lastSeenAt,
			expires_at: sessions.expiresAt,
			browser: sessions.userAgent,
		}),
		mailed_links: await ownRows(db, mailTokens, userId, {
			kind: mailTokens.kind,
			email: mailTokens.email,
			created_at: mailTokens.createdAt,
			expires_at: mailTokens.expiresAt,
			used_at: mailTokens.usedAt,
		}),
		shared_links: await ownRows(db, reportShares, userId, {
			created_at: reportShares.createdAt,
			expires_at: reportShares.expiresAt,
			revoked_at: reportShares.revokedAt,
		}),
		opened_links: await ownRows(db, shareOpenings, userId, {
			opened_at: shareOpenings.openedAt,
			browser: shareOpenings.browser,
		}),
		authenticators: await ownRows(db, authenticators, userId, { added_at: authenticators.createdAt }),
		backup_codes: await ownRows(db, backupCodes, userId, {
			created_at: backupCodes.createdAt,
			used_at: backupCodes.usedAt,
		}),
		invite_codes: await db
			.select({ code: inviteCodes.code, used_at: inviteCodes.usedAt })
			.from(inviteCodes)
			.where(eq(inviteCodes.usedBy, userId)),
	};
}

/** What a person uses, left out, checked off, added and tried. */
export async function readRoutineRecords(db: Queryable, userId: number) {
	return {
		in_use: await ownRows(db, confirmedProducts, userId, {
			step: confirmedProducts.step,
			product_id: confirmedProducts.productId,
			name: confirmedProducts.name,
			product_url: confirmedProducts.productUrl,
			since: confirmedProducts.confirmedAt,
		}),
		own_products: await ownRows(db, ownProducts, userId, {
			id: ownProducts.id,
			name: ownProducts.name,
			brand: ownProducts.brand,
			category: ownProducts.category,
			ingredients: ownProducts.inci,
			product_url: ownProducts.productUrl,
			added_at: ownProducts.createdAt,
		}),
		left_out_steps: await ownRows(db, droppedSteps, userId, {
			step: droppedSteps.step,
			since: droppedSteps.droppedAt,
		}),
		done_steps: await ownRows(db, doneSteps, userId, {
			day: doneSteps.day,
			step: doneSteps.step,
			checked_off_at: doneSteps.doneAt,
		}).orderBy(asc(doneSteps.day), asc(doneSteps.doneAt), asc(doneSteps.step)),
		shelf: await ownRows(db, shelfItems, userId, {
			product_id: shelfItems.productId,
			name: shelfItems.name,
			opened_on: shelfItems.openedOn,
			lasts_months: shelfItems.lastsMonths,
			best_before: shelfItems.bestBefore,
			price: shelfItems.price,
			currency: shelfItems.currency,
			left_on: shelfItems.leftOn,
			left_as: shelfItems.leftAs,
			added_at: shelfItems.createdAt,
		}).orderBy(asc(shelfItems.createdAt)),
		reactions: await ownRows(db, reactions, userId, {
			product_id: reactions.productId,
			product: reactions.productName,
			day: reactions.day,
			signs: reactions.signs,
			note: reactions.note,
			treatments_pause_from_here: reactions.asksForPause,
			told_at: reactions.createdAt,
		}).orderBy(asc(reactions.day), asc(reactions.createdAt)),
		patch_tests: await ownRows(db, patchTests, userId, {
			product_id: patchTests.productId,
			product: patchTests.productName,
			started_at: patchTests.startedAt,
			first_look: patchTests.firstLook,
			first_look_at: patchTests.firstLookAt,
			second_look: patchTests.secondLook,
			second_look_at: patchTests.secondLookAt,
			stopped_at: patchTests.stoppedAt,
		}).orderBy(asc(patchTests.startedAt)),
		experiments: await ownRows(db, experiments, userId, {
			product: experiments.productName,
			metric: experiments.metric,
			weeks: experiments.weeks,
			started_at: experiments.startedAt,
			changed_at: experiments.changedAt,
			stopped_at: experiments.stoppedAt,
		}),
	};
}

/** What a person told of their days, and what they want to be reminded of. */
export async function readDiaryRecords(db: Queryable, userId: number) {
	return {
		days: await ownRows(db, diaryEntries, userId, {
			day: diaryEntries.day,
			felt: diaryEntries.felt,
			sleep: diaryEntries.sleep,
			stress: diaryEntries.stress,
			cycle: diaryEntries.cycle,
			sun: diaryEntries.sun,
			note: diaryEntries.note,
			what_the_note_called_for: diaryEntries.redFlags,
			treatments_pause_from_here: diaryEntries.asksForPause,
			written_at: diaryEntries.writtenAt,
		}).orderBy(asc(diaryEntries.day)),
		skipped: await ownRows(db, skippedRoutines, userId, {
			day: skippedRoutines.day,
			part: skippedRoutines.part,
			reason: skippedRoutines.reason,
			skipped_at: skippedRoutines.skippedAt,
		}).orderBy(asc(skippedRoutines.day), asc(skippedRoutines.part)),
		reminders: await ownRows(db, reminderChoices, userId, {
			time_zone: reminderChoices.timeZone,
			morning_at_minute: reminderChoices.morningAt,
			night_at_minute: reminderChoices.nightAt,
			next_scan: reminderChoices.nextScan,
			ramp_step: reminderChoices.rampStep,
			patch_test: reminderChoices.patchTest,
			expiry: reminderChoices.expiry,
			quiet_from_minute: reminderChoices.quietFrom,
			quiet_to_minute: reminderChoices.quietTo,
			by_mail: reminderChoices.byMail,
			chosen_at: reminderChoices.chosenAt,
		}),
		reminded_browsers: await ownRows(db, pushDevices, userId, {
			push_service: pushDevices.endpoint,
			added_at: pushDevices.addedAt,
		}).orderBy(asc(pushDevices.addedAt)),
		sent_reminders: await ownRows(db, sentReminders, userId, {
			kind: sentReminders.kind,
			day: sentReminders.day,
			sent_at: sentReminders.sentAt,
		}).orderBy(asc(sentReminders.sentAt)),
	};
}

/** One page of check-ins, oldest first, each with all that was read from its photo. */
export async function readCheckinPage(db: Queryable, userId: number, afterId: number, limit: number) {
	const rows = await db
		.select({
			checkin: checkins,
			observation: observations,
			originalDeletedAt: originals.deletedAt,
			remarks: photoRemarks,
		})
		.from(checkins)
		.leftJoin(observations, eq(observations.checkinId, checkins.id))
		.leftJoin(photoRemarks, eq(photoRemarks.checkinId, checkins.id))
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
	return ownRows(db, usageEntries, userId, {
		kind: usageEntries.kind,
		amount: usageEntries.amount,
		source: usageEntries.source,
		counted_at: usageEntries.countedAt,
	})
		.orderBy(asc(usageEntries.createdAt), asc(usageEntries.id))
		.limit(page.limit)
		.offset(page.offset);
}

/** Calls of a language model for this person. */
export async function readModelCallPage(
	db: Queryable,
	userId: number,
	page: { offset: number; limit: number },
) {
	return ownRows(db, modelCalls, userId, {
		purpose: modelCalls.purpose,
		vendor: modelCalls.vendor,
		model: modelCalls.model,
		input_tokens: modelCalls.inputTokens,
		output_tokens: modelCalls.outputTokens,
		outcome: modelCalls.outcome,
		at: modelCalls.at,
	})
		.orderBy(asc(modelCalls.at), asc(modelCalls.id))
		.limit(page.limit)
		.offset(page.offset);
}

export async function readAuditPage(db: Queryable, userId: number, page: { offset: number; limit: number }) {
	return ownRows(db, auditLog, userId, {
		at: auditLog.at,
		by: auditLog.actorKind,
		action: auditLog.action,
		details: auditLog.details,
	})
		.orderBy(asc(auditLog.at), asc(auditLog.id))
		.limit(page.limit)
		.offset(page.offset);
}

export async function readConsentRecords(db: Queryable, userId: number) {
	return {
		legal_texts: await ownRows(db, legalAcceptances, userId, {
			version: legalAcceptances.policyVersion,
			agreed: legalAcceptances.agreed,
			at: legalAcceptances.serverTime,
			time_sent: legalAcceptances.clientTime,
		}).orderBy(asc(legalAcceptances.serverTime)),
		face_photo: await ownRows(db, photoConsents, userId, {
			decision: photoConsents.decision,
			version: photoConsents.version,
			source: photoConsents.source,
			at: photoConsents.decidedAt,
		}).orderBy(asc(photoConsents.decidedAt)),
		remarks_by_a_model: await ownRows(db, remarkConsents, userId, {
			provider: remarkConsents.provider,
			decision: remarkConsents.decision,
			version: remarkConsents.version,
			at: remarkConsents.decidedAt,
		}).orderBy(asc(remarkConsents.decidedAt)),
	};
}

export async function readWrittenMessages(db: Queryable, userId: number) {
	return {
		contact: await ownRows(db, contactMessages, userId, {
			name: contactMessages.name,
			email: contactMessages.email,
			subject: contactMessages.subject,
			message: contactMessages.message,
			created_at: contactMessages.createdAt,
			handled_at: contactMessages.handledAt,
		}).orderBy(asc(contactMessages.createdAt)),
		feedback: await ownRows(db, feedback, userId, {
			message: feedback.message,
			source: feedback.source,
			created_at: feedback.createdAt,
		}).orderBy(asc(feedback.createdAt)),
	};
}

export async function readProductEvents(db: Queryable, userId: number) {
	return ownRows(db, events, userId, { event_type: events.eventType, created_at: events.createdAt });
}
