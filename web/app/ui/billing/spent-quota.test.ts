import { expect, test } from "vitest";
import { nearDay, spentWords } from "./spent-quota.tsx";

const opensAt = new Date(new Date().getFullYear(), 11, 31, 12).toISOString();
const day = nearDay(opensAt);
const month = { used: 1, limit: 1, window: "calendar_month", opensAt } as const;

test.each([
	[{ ...month, limitType: "scans" }, `You have used this month's scan. The next one is free on ${day}.`],
	[
		{ ...month, limitType: "messages", used: 10, limit: 10 },
		`You have used all 10 chat messages of this month. The next ones are free on ${day}.`,
	],
	[
		{ ...month, limitType: "scans", used: 30, limit: 4 },
		`You have used 30 scans; your plan holds 4 a month. The next ones are free on ${day}.`,
	],
	[
		{ ...month, limitType: "scans", used: 4, limit: 4, window: "trial" },
		`You have used all 4 scans of your trial. On Free, the next one comes on ${day}.`,
	],
	[
		{ ...month, limitType: "tokens", window: "rolling_7_days", opensAt: null },
		"The AI has read and written all that your plan holds in 7 days. It frees up day by day.",
	],
] as const)("%o is said in a sentence a person understands", (spent, words) => {
	expect(spentWords(spent)).toBe(words);
});

test("a day of another year names the year", () => {
	const now = new Date(2026, 11, 20);
	expect(nearDay(new Date(2026, 11, 31, 12).toISOString(), now)).not.toContain("2026");
	expect(nearDay(new Date(2027, 0, 1, 12).toISOString(), now)).toContain("2027");
});
