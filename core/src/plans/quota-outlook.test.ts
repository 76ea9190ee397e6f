import fc from "fast-check";
import { expect, test } from "vitest";
import { decide, opensAgainAt, spentQuotas, windowAfterTrial, windowToCount } from "./decide.ts";
import { LIMITED_ACTIONS, type LimitedAction, QUOTAS } from "./entitlements.ts";
import { PAID_PLANS } from "./paid-plan.ts";
import { PLAN_KEYS, tierOf } from "./plan.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 1);

/** When something was used, in milliseconds before now, and how much of it. */
const uses = (most: number) =>
	fc.array(
		fc.record({ ago: fc.integer({ min: 0, max: 62 * DAY }), amount: fc.integer({ min: 1, max: most }) }),
		{
			maxLength: 12,
		},
	);
const life = fc.record({
	now: fc.integer({ min: START, max: START + 800 * DAY }),
	trialAgo: fc.integer({ min: 0, max: 13 * DAY }),
	scans: uses(8),
	messages: uses(120),
	tokens: uses(200_000),
});
type Life = typeof life extends fc.Arbitrary<infer T> ? T : never;

const trialOf = ({ now, trialAgo }: Life) => ({
	startsAt: now - trialAgo,
	endsAt: now - trialAgo + 14 * DAY,
});
const usedSince = (lived: Life, action: LimitedAction, from: number) =>
	lived[action].filter(({ ago }) => lived.now - ago >= from).reduce((sum, { amount }) => sum + amount, 0);

test.each(PLAN_KEYS)(
	"from %s to any paid plan: what is called spent is refused after the change, and nothing else",
	(from) => {
		fc.assert(
			fc.property(fc.constantFrom(...PAID_PLANS), life, (to, lived) => {
				const trial = trialOf(lived);
				const count = (plan: typeof from, action: LimitedAction) =>
					usedSince(lived, action, windowToCount(plan, action, lived.now, trial).from);
				const used = {
					scans: count(to, "scans"),
					messages: count(to, "messages"),
					tokens: count(to, "tokens"),
				};
				const spent = spentQuotas(to, used, lived.now, trial);
				for (const action of LIMITED_ACTIONS) {
					const after = decide(to, action, count(to, action), lived.now, trial);
					expect(spent.some((quota) => quota.action === action)).toBe(!after.allowed);
				}
			}),
		);
	},
);

test("a spent quota opens at the moment that is named, and not a millisecond before", () => {
	fc.assert(
		fc.property(fc.constantFrom(...PAID_PLANS), life, (to, lived) => {
			const trial = trialOf(lived);
			const at = (moment: number, action: LimitedAction) => {
				const { from } = windowToCount(to, action, moment, trial);
				return decide(to, action, usedSince(lived, action, from), moment, trial).allowed;
			};
			const count = (action: LimitedAction) =>
				usedSince(lived, action, windowToCount(to, action, lived.now, trial).from);
			const used = { scans: count("scans"), messages: count("messages"), tokens: count("tokens") };
			for (const { action, resetsAt } of spentQuotas(to, used, lived.now, trial)) {
				expect(resetsAt).not.toBeNull();
				expect(at(resetsAt ?? 0, action)).toBe(true);
				expect(at((resetsAt ?? 0) - 1, action)).toBe(false);
			}
		}),
	);
});

test("a spent trial opens on Free, at the named moment and not before", () => {
	fc.assert(
		fc.property(fc.constantFrom("scans" as const, "messages" as const), life, (action, lived) => {
			const trial = trialOf(lived);
			const used = usedSince(lived, action, trial.startsAt);
			const usedAfterTrial = usedSince(lived, action, windowAfterTrial(action, trial));
			const opensAt = opensAgainAt("trial", { action, used, usedAfterTrial }, lived.now, trial);
			expect(opensAt === null).toBe(used < QUOTAS.trial[action].limit);
			if (opensAt === null) return;
			const allowed = (moment: number) => {
				const plan = moment < trial.endsAt ? "trial" : "free";
				const { from } = windowToCount(plan, action, moment, trial);
				return decide(plan, action, usedSince(lived, action, from), moment, trial).allowed;
			};
			expect(allowed(opensAt)).toBe(true);
			expect(allowed(opensAt - 1)).toBe(false);
		}),
	);
});

test("four scans of a trial leave nothing of Plus this month, and Pro open", () => {
	const now = Date.UTC(2026, 10, 23);
	const trial = { startsAt: now - 5 * DAY, endsAt: now + 9 * DAY };
	const used = { scans: 4, messages: 3, tokens: 0 };
	expect(spentQuotas("plus_annual", used, now, trial)).toMatchObject([
		{ action: "scans", used: 4, limit: 4, resetsAt: Date.UTC(2026, 11, 1) },
	]);
	expect(spentQuotas("pro_annual", used, now, trial)).toEqual([]);
});

test("a used-up month of Free opens with the next month, and seven rolling days at no one moment", () => {
	const now = Date.UTC(2026, 10, 23);
	const over = { startsAt: now - 60 * DAY, endsAt: now - 46 * DAY };
	const ask = (action: LimitedAction, used: number) =>
		opensAgainAt("free", { action, used, usedAfterTrial: 0 }, now, over);
	expect(tierOf("free")).toBe("free");
	expect(ask("scans", 1)).toBe(Date.UTC(2026, 11, 1));
	expect(ask("scans", 0)).toBeNull();
	expect(ask("tokens", 30_000)).toBeNull();
});
