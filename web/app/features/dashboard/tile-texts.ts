import type { User } from "@dewlight/contracts/accounts.ts";
import type { CheckinTile } from "@dewlight/contracts/scans.ts";
import { PLAN_SECTIONS } from "@dewlight/core/routine/care-plan.ts";
import { labelOf } from "#ui/label-of.ts";
import { routineMoment } from "#ui/plan/routine-moment.ts";
import { dashboardCopy } from "./copy.ts";

const { live } = dashboardCopy;
/**
 * The steps that come next, from the plan a person has: those of every day, and apart from them those that rest between
 * or begin later. Null without a plan or with nothing to do.
 */
export function nextSteps(user: User, now: Date): string | null {
	const { part } = routineMoment(now);
	const steps = Object.entries(user.care_plan?.[part] ?? {});
	if (steps.length === 0) return null;
	const daily = steps.filter(
		([, { per_week, ramp, start_week }]) => per_week >= 7 && !ramp && start_week <= 1,
	);
	const others = steps.filter((one) => !daily.includes(one)).map(([key]) => labelOf(key));
	const names = daily.map(([key]) => labelOf(key));
	return [
		...(names.length === 0 ? [] : [part === "night" ? live.tonight(names) : live.morning(names)]),
		...(others.length === 0 ? [] : [live.onItsDays(others)]),
	].join(" ");
}

/** Where the plan names no product on purpose, the way to the products says so; null elsewhere. */
export function heldProducts({ care_plan }: User): string | null {
	if (!care_plan) return null;
	const steps = PLAN_SECTIONS.flatMap((section) => Object.values(care_plan[section]));
	const named = steps.some(({ product, look_for }) => product !== null || look_for !== undefined);
	return named ? null : live.held;
}

/** What the newest finished scan says of change, in its first sentence; null before the first scan. */
export function lastVerdict(scans: readonly CheckinTile[]): string | null {
	const newest = scans.find(({ status, kept_as_note }) => status === "complete" && !kept_as_note);
	if (newest === undefined) return scans.some(({ status }) => status === "processing") ? live.reading : null;
	const assessment = newest.checkin_summary.progress_summary?.overall_assessment || null;
	return assessment === null ? null : (/^.+?[.!?](?=\s|$)/s.exec(assessment)?.[0] ?? assessment);
}

interface ScanLimit {
	used: number;
	limit: number;
	resets_at: string | null;
}

/** How many scans are left, and when there are more. */
export function scansLeft({ used, limit, resets_at }: ScanLimit): string {
	const left = Math.max(0, limit - used);
	if (left > 0) return live.scansLeft(left);
	return resets_at === null ? live.noScansLeft : live.scansAgain(new Date(resets_at));
}

/** Whole days of the trial that are left, today included; null on every other plan. */
export function trialDays({ plan, plan_expires_at }: User, now: Date): string | null {
	if (plan !== "trial" || plan_expires_at === null) return null;
	// A number this small is seconds, as the contract has it.
	const ends = plan_expires_at < 1e12 ? plan_expires_at * 1000 : plan_expires_at;
	return live.trial(Math.max(0, Math.ceil((ends - now.getTime()) / 86_400_000)));
}
