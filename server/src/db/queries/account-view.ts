import type { PhotoConsentDecision } from "@dewlight/core/consent/photo-consent.ts";
import type { CarePlan } from "@dewlight/core/routine/care-plan.ts";
import { and, desc, eq, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import { preparedOnce, type Queryable } from "../database.ts";
import { checkins, legalAcceptances, photoConsents, subscriptions, users } from "../schema/index.ts";
import type { SubscriptionRow } from "./billing.ts";
import { NEWEST_FIRST } from "./checkins.ts";

/**
 * PostgreSQL marks every version of a row with the transaction that wrote it (`xmin`), so these texts change with
 * every committed change to what the account view reads, whoever wrote it. Both are for a query over `users` with
 * the placeholder `policyVersion`; a test holds them to the tables of the view.
 */
export const acceptanceMark: SQL<string | null> = sql`(
	select concat(${legalAcceptances.id}, '.', ${legalAcceptances}.xmin) from ${legalAcceptances}
	where ${legalAcceptances.userId} = ${users.id}
		and ${legalAcceptances.policyVersion} = ${sql.placeholder("policyVersion")} and ${legalAcceptances.agreed}
	order by ${legalAcceptances.serverTime} desc limit 1)`;

/** The newest scan nearly always has its report, so the newest report is looked for only when it has none. */
export const accountMark: SQL<string> = sql`concat(
	${users}.xmin, ' ',
	(select case when ${checkins.analysisResult} is not null then concat(${checkins.id}, '.', ${checkins}.xmin)
		else concat(${checkins.id}, ' ', (
			select concat(reported.id, '.', reported.xmin) from ${checkins} reported
			where reported.user_id = ${users.id} and reported.analysis_result is not null
			order by reported.taken_at desc, reported.id desc limit 1)) end
		from ${checkins} where ${checkins.userId} = ${users.id} and ${checkins.status} <> 'note'
		order by ${checkins.takenAt} desc, ${checkins.id} desc limit 1), ' ',
	(select concat(${photoConsents.id}, '.', ${photoConsents}.xmin) from ${photoConsents}
		where ${photoConsents.userId} = ${users.id} order by ${photoConsents.decidedAt} desc limit 1), ' ',
	(select ${subscriptions}.xmin from ${subscriptions} where ${subscriptions.userId} = ${users.id}))`;

/** Two equal versions of one account are the same account. */
export function accountVersion(acceptance: string | null, account: string): string {
	return `${acceptance ?? "-"} ${account}`;
}

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
