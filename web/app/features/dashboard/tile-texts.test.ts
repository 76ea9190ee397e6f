import { expect, test } from "vitest";
import { buildUser } from "#testing/sample-answers.ts";
import { heldProducts, lastVerdict, nextScan, nextSteps, scansLeft, trialDays } from "./dashboard-screen.tsx";

const step = {
	instruction: "Use it.",
	product: null,
	because: "",
	because_ids: [],
	actives: [],
	cautions: [],
	stop_if: [],
	per_week: 7,
	start_week: 0,
	ramp: null,
};
const care_plan = {
	morning: { cleanser: step, sunscreen: step },
	night: { cleanser: step, eye_cream: step, moisturizer: step },
	weekly: {},
};
const at = (hour: number) => new Date(2026, 10, 23, hour, 30);

test.each([
	[4, "In the morning: Cleanser, Sunscreen."],
	[12, "In the morning: Cleanser, Sunscreen."],
	[17, "Tonight: Cleanser, Eye cream, Moisturizer."],
	[3, "Tonight: Cleanser, Eye cream, Moisturizer."],
])("at %i o'clock the care plan says what comes next", (hour, words) => {
	expect(nextSteps(buildUser({ care_plan }), at(hour))).toBe(words);
});

test("what rests between or begins later is not told as tonight's", () => {
	const night = {
		cleanser: step,
		serum: { ...step, per_week: 3, ramp: [[1, 2] as [number, number]] },
		treatment: { ...step, start_week: 5 },
	};
	expect(nextSteps(buildUser({ care_plan: { ...care_plan, night } }), at(20))).toBe(
		"Tonight: Cleanser. Serum, Treatment: only when their day has come.",
	);
});

test("without a plan, or with nothing to do, nothing is said", () => {
	expect(nextSteps(buildUser({ care_plan: null }), at(20))).toBeNull();
	expect(nextSteps(buildUser({ care_plan: { ...care_plan, night: {} } }), at(20))).toBeNull();
});

test("where products are held back, or a plan has none for a child, the way to them says so", () => {
	const empty = { morning: {}, night: {}, weekly: {} };
	const unmatched = { ...step, look_for: "Look for a cleanser." };
	const product = { id: "p", name: "Wash", product_url: null };
	expect(heldProducts(buildUser({ care_plan }))).toMatch(/no product for now/);
	expect(heldProducts(buildUser({ care_plan: empty }))).toMatch(/no product for now/);
	for (const open of [
		null,
		{ ...empty, night: { serum: unmatched } },
		{ ...empty, night: { serum: { ...step, product } } },
	])
		expect(heldProducts(buildUser({ care_plan: open }))).toBeNull();
});

test("the newest finished scan speaks, a first one that is being read says so, and no scan says nothing", () => {
	const summary = {
		overall_assessment: "Redness eased.",
		improvements: [],
		regressions: [],
		not_sure_yet: [],
		action_items: [],
		not_comparable_because: [],
		changes: [],
	};
	const scan = (status: "processing" | "complete", progress_summary: typeof summary | null) => ({
		id: 1,
		created_at: "2026-11-01T08:00:00Z",
		status,
		kept_as_note: false,
		thumbnail_filename: null,
		checkin_summary: { final_skin_type: null, progress_summary },
	});
	expect(lastVerdict([scan("processing", null), scan("complete", summary)])).toBe("Redness eased.");
	expect(
		lastVerdict([
			scan("complete", { ...summary, overall_assessment: "2 up, by 1.5 points. Compared with your scan." }),
		]),
	).toBe("2 up, by 1.5 points.");
	expect(lastVerdict([{ ...scan("complete", summary), photo_date: "2026-05-01" }])).toBe(
		"May 1, 2026 (imported): Redness eased.",
	);
	expect(lastVerdict([scan("processing", null)])).toBe("Your first photo is being read.");
	expect(lastVerdict([])).toBeNull();
	expect(lastVerdict([{ ...scan("complete", null), kept_as_note: true }])).toBeNull();
});

test("what is left of the scans is counted, and where nothing is left the day stands there", () => {
	expect(scansLeft({ used: 1, limit: 4, resets_at: null })).toBe("3 scans left.");
	expect(scansLeft({ used: 3, limit: 4, resets_at: null })).toBe("1 scan left.");
	expect(scansLeft({ used: 4, limit: 4, resets_at: "2026-12-01T12:00:00Z" })).toBe(
		"All scans are used. The next one is yours on December 1.",
	);
	expect(scansLeft({ used: 4, limit: 4, resets_at: null })).toBe("All scans are used.");
});

test.each([
	["trial", 2.2, "3 days of your trial are left."],
	["trial", 0.4, "The last day of your trial."],
	["plus_monthly", 2.2, null],
] as const)("on %s with %d days to go the account tile says %s", (plan, days, words) => {
	const now = at(9);
	const plan_expires_at = Math.round(now.getTime() / 1000 + days * 86_400);
	expect(trialDays(buildUser({ plan, plan_expires_at }), now)).toBe(words);
});

test("the next scan is useful a week after the last finished one, and the tile says why", () => {
	const at = (created_at: string, status: "complete" | "processing" = "complete") =>
		({ status, kept_as_note: false, created_at }) as Parameters<typeof nextScan>[0][number];
	const now = new Date("2026-11-28T12:00:00Z");
	expect(nextScan([], now)).toBeNull();
	expect(nextScan([at("2026-11-28T10:00:00Z", "processing"), at("2026-11-24T10:00:00Z")], now)).toBe(
		"A next one is useful from December 1: closer than a week, photos show light and mood rather than skin.",
	);
	expect(nextScan([at("2026-11-20T10:00:00Z")], now)).toBe("A photo now can be compared with your last one.");
});
