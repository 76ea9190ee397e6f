import { type SQL, sql } from "drizzle-orm";
import { checkins, legalAcceptances, photoConsents, subscriptions, users } from "../schema/index.ts";

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
