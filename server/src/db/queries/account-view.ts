import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, isNotNull, ne, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { preparedOnce } from "../database.ts";
import { checkins, legalAcceptances, photoConsents, subscriptions, users } from "../schema/index.ts";
import { acceptanceMark, accountMark, accountVersion } from "./account-version.ts";
import { NEWEST_FIRST } from "./scan-order.ts";
import type { SubscriptionRow } from "./subscriptions.ts";

export interface LegalAcceptance {
	policyVersion: string;
	clientTime: Date;
}

/** Everything the wire's User is made of. */
export interface AccountView {
	/** Changes with everything else here. */
	version: string;
	user: typeof users.$inferSelect;
	/** The newest acceptance of the asked version; null when there is none. */
	acceptance: LegalAcceptance | null;
	/** 0 when there is none. */
	latestCheckinId: number;
	carePlan: CarePlan | null;
	/** What holds for the face photo; null while nobody asked and no photo was sent. */
	photoConsent: PhotoConsentDecision | null;
	/** What the payment provider said last; null for who never paid. */
	subscription: SubscriptionRow | null;
}

/** One statement for any number of people, because every page of the product begins with it. */
const viewStatement = preparedOnce((db) => {
	const acceptance = db
		.select({ policyVersion: legalAcceptances.policyVersion, clientTime: legalAcceptances.clientTime })
		.from(legalAcceptances)
		.where(
			and(
				eq(legalAcceptances.userId, users.id),
				eq(legalAcceptances.policyVersion, sql.placeholder("policyVersion")),
				eq(legalAcceptances.agreed, true),
			),
		)
		.orderBy(desc(legalAcceptances.serverTime))
		.limit(1)
		.as("acceptance");
	const ofUser = eq(checkins.userId, users.id);
	const latest = db
		.select({ id: checkins.id })
		.from(checkins)
		.where(and(ofUser, ne(checkins.status, "note")))
		.orderBy(...NEWEST_FIRST);
	const carePlan = db
		.select({ carePlan: sql`${checkins.analysisResult} -> 'care_plan'` })
		.from(checkins)
		.where(and(ofUser, isNotNull(checkins.analysisResult)))
		.orderBy(...NEWEST_FIRST);
	const consent = db
		.select({ decision: photoConsents.decision })
		.from(photoConsents)
		.where(and(eq(photoConsents.userId, users.id), eq(photoConsents.source, "asked")))
		.orderBy(desc(photoConsents.decidedAt));
	return db
		.select({
			user: users,
			acceptanceMark,
			accountMark,
			policyVersion: acceptance.policyVersion,
			clientTime: acceptance.clientTime,
			latestCheckinId: sql<number | null>`(${latest.limit(1)})`,
			carePlan: sql<CarePlan | null>`(${carePlan.limit(1)})`,
			photoConsent: sql<PhotoConsentDecision | null>`(${consent.limit(1)})`,
			subscription: subscriptions,
		})
		.from(users)
		.leftJoin(subscriptions, eq(subscriptions.userId, users.id))
		.leftJoinLateral(acceptance, sql`true`)
		.where(sql`${users.id} = any(${sql.placeholder("userIds")}::int[])`)
		.prepare("account_views");
});

export async function readAccountViews(
	db: Queryable,
	userIds: number[],
	policyVersion: string,
): Promise<Map<number, AccountView>> {
	const rows = await viewStatement(db).execute({ userIds, policyVersion });
	return new Map(
		rows.map((row) => {
			const { user, clientTime, latestCheckinId, carePlan, photoConsent, subscription } = row;
			const acceptance =
				row.policyVersion && clientTime ? { policyVersion: row.policyVersion, clientTime } : null;
			const version = accountVersion(row.acceptanceMark, row.accountMark);
			return [
				user.id,
				{
					version,
					user,
					acceptance,
					latestCheckinId: latestCheckinId ?? 0,
					carePlan,
					photoConsent,
					subscription,
				},
			] as const;
		}),
	);
}
