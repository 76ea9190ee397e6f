import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Queryable } from "../database.ts";
import { checkins, legalAcceptances, photoConsents, users } from "../schema/index.ts";

export interface LegalAcceptance {
	policyVersion: string;
	clientTime: Date;
}

/** Everything the wire's User is made of. */
export interface AccountView {
	user: typeof users.$inferSelect;
	/** The newest acceptance of the asked version; null when there is none. */
	acceptance: LegalAcceptance | null;
	/** 0 when there is none. */
	latestCheckinId: number;
	carePlan: CarePlan | null;
	/** What holds for the face photo; null while nobody asked and no photo was sent. */
	photoConsent: PhotoConsentDecision | null;
}

/** One statement, because every page of the product begins with it. */
export async function readAccountView(
	db: Queryable,
	userId: number,
	policyVersion: string,
): Promise<AccountView | null> {
	const acceptance = db
		.select({ policyVersion: legalAcceptances.policyVersion, clientTime: legalAcceptances.clientTime })
		.from(legalAcceptances)
		.where(
			and(
				eq(legalAcceptances.userId, users.id),
				eq(legalAcceptances.policyVersion, policyVersion),
				eq(legalAcceptances.agreed, true),
			),
		)
		.orderBy(desc(legalAcceptances.serverTime))
		.limit(1)
		.as("acceptance");
	const ofUser = eq(checkins.userId, users.id);
	const latest = db.select({ id: checkins.id }).from(checkins).where(ofUser).orderBy(desc(checkins.id));
	const carePlan = db
		.select({ carePlan: sql`${checkins.analysisResult} -> 'care_plan'` })
		.from(checkins)
		.where(and(ofUser, isNotNull(checkins.analysisResult)))
		.orderBy(desc(checkins.id));
	const consent = db
		.select({ decision: photoConsents.decision })
		.from(photoConsents)
		.where(eq(photoConsents.userId, users.id))
		.orderBy(desc(photoConsents.decidedAt));
	const [row] = await db
		.select({
			user: users,
			policyVersion: acceptance.policyVersion,
			clientTime: acceptance.clientTime,
			latestCheckinId: sql<number | null>`(${latest.limit(1)})`,
			carePlan: sql<CarePlan | null>`(${carePlan.limit(1)})`,
			photoConsent: sql<PhotoConsentDecision | null>`(${consent.limit(1)})`,
		})
		.from(users)
		.leftJoinLateral(acceptance, sql`true`)
		.where(eq(users.id, userId));
	if (!row) return null;
	const { user, clientTime, latestCheckinId, photoConsent } = row;
	return {
		user,
		acceptance: row.policyVersion && clientTime ? { policyVersion: row.policyVersion, clientTime } : null,
		latestCheckinId: latestCheckinId ?? 0,
		carePlan: row.carePlan,
		photoConsent,
	};
}
