import fc from "fast-check";
import { expect, test } from "vitest";
import {
	decide,
	historyBounds,
	LIMITED_ACTIONS,
	PLAN_KEYS,
	type PlanKey,
	quotaWindow,
	type TrialPeriod,
	tierOf,
	windowToCount,
} from "./index.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const trial: TrialPeriod = { startsAt: Date.UTC(2028, 1, 20), endsAt: Date.UTC(2028, 2, 5) };
const MIN = Date.UTC(2024, 0, 1);
const MAX = Date.UTC(2034, 0, 1);
const instants = fc.integer({ min: MIN, max: MAX });
/** Moments around the turn of a month, where people in the east and west see another date. */
const monthEdges = fc
	.record({ month: fc.integer({ min: 0, max: 119 }), aside: fc.integer({ min: -14 * HOUR, max: 14 * HOUR }) })
	.map(({ month, aside }) => Date.UTC(2024, month, 1) + aside);
const clocks = fc.oneof(instants, monthEdges);

interface Used {
	at: number;
	amount: number;
}

/** What the ledger answers: the sum of what was used in the window. */
function usedIn(plan: PlanKey, action: "scans" | "messages", entries: readonly Used[], now: number): number {
	const { from } = windowToCount(plan, action, now, trial);
	return entries.filter(({ at }) => at >= from && at <= now).reduce((sum, { amount }) => sum + amount, 0);
}

test("the month is the one of UTC, wherever somebody lives", () => {
	fc.assert(
		fc.property(clocks, (now) => {
			const { from, resetsAt } = quotaWindow("calendar_month", now, trial);
			const month = (time: number) => new Date(time).toISOString().slice(0, 7);
			expect(month(from)).toBe(month(now));
			expect(month(from - 1)).not.toBe(month(now));
			expect(month((resetsAt ?? 0) - 1)).toBe(month(now));
			expect(month(resetsAt ?? 0)).not.toBe(month(now));
		}),
	);
});

test.each([
	["2028-03-01T09:00:00+14:00", "2028-02-01", "2028-03-01"],
	["2028-02-29T19:00:00-05:00", "2028-03-01", "2028-04-01"],
	["2027-12-31T23:59:59.999Z", "2027-12-01", "2028-01-01"],
	["2028-01-01T00:00:00.000Z", "2028-01-01", "2028-02-01"],
	["2027-02-28T23:59:59.999Z", "2027-02-01", "2027-03-01"],
])("a scan at %s counts from %s until %s", (moment, from, resets) => {
	expect(quotaWindow("calendar_month", Date.parse(moment), trial)).toEqual({
		from: Date.parse(from),
		resetsAt: Date.parse(resets),
	});
});

test("seven rolling days are seven times 24 hours, and what leaves them is free again", () => {
	fc.assert(
		fc.property(clocks, (usedAt) => {
			const counted = (now: number) => quotaWindow("rolling_7_days", now, trial).from <= usedAt;
			expect(counted(usedAt)).toBe(true);
			expect(counted(usedAt + 7 * DAY)).toBe(true);
			expect(counted(usedAt + 7 * DAY + 1)).toBe(false);
			expect(quotaWindow("rolling_7_days", usedAt, trial).resetsAt).toBeNull();
		}),
	);
});

test("a trial has one quota from its first to its last moment", () => {
	fc.assert(
		fc.property(fc.integer({ min: trial.startsAt, max: trial.endsAt - 1 }), (now) => {
			for (const action of LIMITED_ACTIONS) {
				expect(windowToCount("trial", action, now, trial)).toEqual({ from: trial.startsAt, resetsAt: null });
			}
		}),
	);
});

const entriesAround = fc.array(fc.record({ at: instants, amount: fc.integer({ min: 1, max: 5 }) }), {
	maxLength: 40,
});

test("nothing rolls over: a new month begins with the whole quota, however little was used before", () => {
	const paid = fc.constantFrom<PlanKey>("free", "plus_monthly", "pro_annual");
	fc.assert(
		fc.property(entriesAround, fc.integer({ min: 0, max: 119 }), paid, (entries, month, plan) => {
			const first = Date.UTC(2024, month, 1);
			const before = entries.filter(({ at }) => at < first);
			expect(usedIn(plan, "scans", before, first)).toBe(0);
			const { limit } = decide(plan, "scans", 0, first, trial);
			expect(decide(plan, "scans", 0, first - 1, trial).limit).toBe(limit);
		}),
	);
});

test("an upgrade in mid-month keeps what was used and holds its own limit at once", () => {
	fc.assert(
		fc.property(entriesAround, instants, (entries, now) => {
			const before = usedIn("plus_monthly", "messages", entries, now);
			const after = usedIn("pro_monthly", "messages", entries, now);
			expect(after).toBe(before);
			expect(decide("pro_monthly", "messages", after, now, trial)).toMatchObject({
				used: before,
				limit: 400,
				allowed: before < 400,
			});
		}),
	);
});

test("more use never gives more: what is refused at some use is refused at every higher one", () => {
	fc.assert(
		fc.property(
			fc.constantFrom(...PLAN_KEYS),
			fc.constantFrom(...LIMITED_ACTIONS),
			clocks,
			fc.nat(600_000),
			fc.nat(600_000),
			(plan, action, now, used, more) => {
				const fewer = decide(plan, action, used, now, trial);
				const higher = decide(plan, action, used + more, now, trial);
				expect(fewer.allowed || !higher.allowed).toBe(true);
				expect(fewer.allowed).toBe(used < fewer.limit);
			},
		),
	);
});

test("a year of history ends on the same day of the year before, or on the last of a shorter month", () => {
	fc.assert(
		fc.property(clocks, fc.constantFrom<PlanKey>("trial", "plus", "plus_annual"), (now, plan) => {
			const { newest, since } = historyBounds(plan, now);
			expect(newest).toBeNull();
			const [then, day] = [new Date(since ?? Number.NaN), new Date(now)];
			expect(then.getUTCFullYear()).toBe(day.getUTCFullYear() - 1);
			expect(then.getUTCMonth()).toBe(day.getUTCMonth());
			const leapDay = day.getUTCMonth() === 1 && day.getUTCDate() === 29;
			expect(then.getUTCDate()).toBe(leapDay ? 28 : day.getUTCDate());
		}),
	);
});

test("Free and Pro are bounded by no date, Free by three scans", () => {
	fc.assert(
		fc.property(fc.constantFrom(...PLAN_KEYS), clocks, (plan, now) => {
			const bounds = historyBounds(plan, now);
			if (tierOf(plan) === "free") expect(bounds).toEqual({ newest: 3, since: null });
			if (tierOf(plan) === "pro") expect(bounds).toEqual({ newest: null, since: null });
		}),
	);
});
