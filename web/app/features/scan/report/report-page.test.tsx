import { flagsOfRules } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { reportCheckinSchema } from "../scan-calls.ts";
import { sampleParts, sampleScan } from "../testing/sample-parts.ts";
import { showPage } from "../testing/show-page.tsx";
import { Report } from "./report-page.tsx";
import { NO_PARTS, reportPartsOf } from "./report-parts.ts";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const headings = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);

test("the parts stand in their order", () => {
	showPage(<Report parts={sampleParts()} live={false} />);
	expect(headings()).toEqual([
		"In short",
		"What we saw, and where",
		"Compared with earlier scans",
		"Your care plan",
		"Product picks",
		"Surface and tone",
		"About this scan",
	]);
	expect(document.getElementById("progress-summary-section")).not.toBeNull();
});

test.each([
	[null, /from this one photo/],
	[{ taken: 4, used: 4 }, /middle one from 4 frames of one moment\. The words say how sure we are of it\.$/],
	[
		{ taken: 4, used: 3 },
		/from 3 frames.* 1 of 4 could not be read or differed too much, so it counts nothing\.$/,
	],
	[{ taken: 2, used: 1 }, /from this one photo.* The other photos could not be read/],
] as const)("of frames %o the report says over how many it was measured", (frames, words) => {
	showPage(<Report parts={sampleParts({ frames })} live={false} />);
	expect(screen.getByText(words)).toBeTruthy();
});

/** API-27 word for word: none of the keys that this server adds. */
const BARE = {
	id: 42,
	created_at: "2026-11-21T10:00:00.000Z",
	status: "complete",
	thumbnail_filename: null,
	checkin_summary: { final_skin_type: "Combination", progress_summary: null },
	analysis_result: {
		skin_type: "Combination",
		skin_sensitivity: "Moderate",
		condition_notes: {
			overall_assessment: "Calm today.",
			key_concerns_identified: [
				{ concern_name: "Redness", location_observed: "Cheeks", severity_score: 7, description: "Some." },
			],
			positive_observations: [],
			hydration_level_assessment: "Even.",
			texture_assessment: "Fine.",
			tone_evenness_assessment: "Even.",
		},
		care_plan: { morning: { cleanser: { instruction: "Wash.", product: null } }, night: {}, weekly: {} },
		progress_summary: {
			overall_assessment: "Baseline.",
			improvements: [],
			regressions: [],
			action_items: [],
		},
	},
	product_needs: {
		cleanser: {
			name: "Mild Wash",
			image_url: "https://shop.example/wash.webp",
			price: 12.5,
			rating: 4.6,
			product_url: "https://shop.example/wash",
		},
	},
};

test("an answer without anything additive is a report, its severity within 0 to 5", () => {
	const parts = reportPartsOf(reportCheckinSchema.parse(BARE));
	if (parts === null) throw new Error("no report");
	showPage(<Report parts={parts} live={false} />);
	expect(headings()).toContain("Product picks");
	expect(screen.getByText("Calm today.")).toBeDefined();
	expect(screen.getByText("5/5")).toBeDefined();
	expect(screen.getByText("Wash.")).toBeDefined();
	expect(screen.getByRole("img", { name: "Mild Wash" }).getAttribute("src")).toBe(
		"https://shop.example/wash.webp",
	);
});

test("of a morning and a night serum both are picked, each with its step", () => {
	const serum = { name: "Night Drops", image_url: null, price: null, rating: null, product_url: null };
	const day = { ...serum, name: "Day Drops", steps: ["morning_serum"] };
	const product_needs = { serum: { ...serum, steps: ["night_serum"], also: [day] } };
	const parts = reportPartsOf(reportCheckinSchema.parse({ ...BARE, product_needs }));
	if (parts === null) throw new Error("no report");
	showPage(<Report parts={parts} live={false} />);
	const picks = within(screen.getByRole("region", { name: "Product picks" }));
	expect(picks.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent)).toEqual([
		"Day Drops",
		"Night Drops",
	]);
	expect(picks.getByText("Morning serum")).toBeDefined();
	expect(picks.getByText("Night serum")).toBeDefined();
	expect(picks.queryByText("No rating observed")).toBeNull();
});

test("a pick whose strength is not the step's says so", () => {
	const strength_note = "It states 10% niacinamide, more than the 2 to 5% this step means.";
	const serum = {
		name: "Drops",
		image_url: null,
		price: null,
		rating: null,
		product_url: null,
		strength_note,
	};
	const parts = reportPartsOf(reportCheckinSchema.parse({ ...BARE, product_needs: { serum } }));
	if (parts === null) throw new Error("no report");
	showPage(<Report parts={parts} live={false} />);
	expect(screen.getByText(strength_note)).toBeDefined();
});

test("red flag advice comes first, and no product is named or linked", () => {
	const { analysis_result, product_needs } = sampleScan({
		note: "My lips are swelling and I can hardly breathe",
		note_flags: flagsOfRules(new Set(["red-flag.breathing"])),
	});
	showPage(<Report parts={sampleParts({ ...analysis_result, product_needs })} live={false} />);
	expect(headings()[0]).toBe("Please act on this now");
	expect(screen.getByText("No picks this time: the advice at the top comes first.")).toBeDefined();
	expect(document.querySelector('a[rel~="sponsored"]')).toBeNull();
	const [flag] = analysis_result.red_flags;
	expect(screen.getAllByText(flag?.advice ?? "", { exact: false })).toHaveLength(1);
});

test("what to watch for stands above, and the picks stay", () => {
	const { analysis_result, product_needs } = sampleScan({
		note: "a bit puffy today",
		note_flags: flagsOfRules(new Set(["red-flag.watch-emergency"])),
	});
	showPage(<Report parts={sampleParts({ ...analysis_result, product_needs })} live={false} />);
	expect(headings()[0]).toBe("Just in case");
	expect(screen.queryByText("No picks this time: the advice at the top comes first.")).toBeNull();
	expect(document.querySelector('a[rel~="sponsored"]')).not.toBeNull();
	expect(screen.getAllByText(/call your local emergency number/)).toHaveLength(1);
});

test("each concern has its name, place, severity out of 5, sureness and readings", () => {
	const parts = sampleParts();
	showPage(<Report parts={parts} live={false} />);
	const concerns = parts.condition_notes?.key_concerns_identified ?? [];
	expect(concerns.length).toBeGreaterThan(1);
	for (const concern of concerns) {
		const heading = screen.getByRole("heading", { level: 3, name: concern.concern_name });
		const card = heading.closest("li");
		if (card === null) throw new Error("no card");
		const inside = within(card);
		expect(inside.getByText(concern.location_observed)).toBeDefined();
		expect(inside.getByText(`${concern.severity_score}/5`)).toBeDefined();
		expect(inside.getByText(concern.description)).toBeDefined();
		expect(inside.getAllByText(/^(Not very|Somewhat|Fairly) sure$/).length).toBeGreaterThan(0);
		for (const id of concern.metric_ids) expect(inside.getByText(id)).toBeDefined();
	}
});

test("what could not be measured keeps its reason and is never called fine", () => {
	showPage(<Report parts={sampleParts()} live={false} />);
	const card = screen.getByRole("heading", { name: "Not measurable in this photo" }).parentElement;
	if (card === null) throw new Error("no card");
	expect(within(card).getByRole("heading", { level: 4, name: "Visible pores:" })).toBeDefined();
	expect(card.textContent).toContain("not sharp enough for pores: come about twice as close");
	expect(card.textContent).not.toMatch(/\d\/5/);
});

test("the pills by the photo and the buttons on the cards are one switch", async () => {
	const user = userEvent.setup();
	showPage(<Report parts={sampleParts()} live={false} />);
	const pill = screen.getByRole("button", { name: "Redness" });
	const layer = document.querySelector<HTMLImageElement>('img[src$="layer-redness.webp"]');
	expect(pill.getAttribute("aria-pressed")).toBe("true");
	expect(screen.getByText("Marked now: redness.")).toBeDefined();
	await user.click(screen.getByRole("button", { name: "Shown on photo (Redness)" }));
	expect(pill.getAttribute("aria-pressed")).toBe("false");
	expect(layer?.style.opacity).toBe("0");
	await user.click(pill);
	expect(Number(layer?.style.opacity)).toBeGreaterThan(0.5);
	await user.click(screen.getByRole("button", { name: "Photo only" }));
	expect(screen.getByText("No markings shown.")).toBeDefined();
});

test.each([
	["a plan of another shape", "wash", "Care plan data is not in the expected format."],
	["a plan without steps", { morning: {}, night: {}, weekly: {} }, "Care plan is empty."],
	["a step without instruction", { morning: { serum: { product: null } } }, "Instruction data missing."],
])("%s is named", (_, care_plan, text) => {
	showPage(<Report parts={sampleParts({ care_plan })} live={false} />);
	expect(screen.getByText(text).closest("details:not([open])")).toBeNull();
});

test("a plan wrapped once is read, and its sections carry their fixed names", () => {
	const { care_plan } = sampleScan().analysis_result;
	showPage(<Report parts={sampleParts({ care_plan: { care_plan } })} live={false} />);
	for (const name of ["Daily – morning", "Daily – night"]) {
		expect(screen.getByRole("heading", { name })).toBeDefined();
	}
	expect(screen.getAllByRole("heading", { level: 4, name: "Sunscreen" })).toHaveLength(1);
});

test("links to shops are marked and open apart; other schemes stay text", () => {
	const product = (product_url: string) => ({
		instruction: "Use it.",
		product: { name: product_url, product_url },
	});
	const care_plan = {
		morning: { cleanser: product("https://shop.example/a"), serum: product("javascript:alert(1)") },
	};
	showPage(<Report parts={sampleParts({ care_plan, product_needs: {} })} live={false} />);
	const link = screen.getByRole("link", { name: /shop\.example/ });
	expect(link.getAttribute("rel")).toBe("noopener noreferrer sponsored");
	expect(link.getAttribute("target")).toBe("_blank");
	expect(screen.queryByRole("link", { name: /javascript/ })).toBeNull();
	expect(screen.getByText("javascript:alert(1)")).toBeDefined();
});

test("the plan stands in four lines with the way to its page, and every step one tap behind", () => {
	const step = (start_week: number, actives: string[] = []) => ({
		instruction: `Use it ${start_week}.`,
		start_week,
		actives,
	});
	const care_plan = {
		morning: { cleanser: step(1), sunscreen: step(1) },
		night: { cleanser: step(1), serum: step(5, ["azelaic_acid"]) },
		weekly: {},
	};
	showPage(<Report parts={sampleParts({ care_plan })} live={false} />);
	const plan = within(screen.getByRole("region", { name: "Your care plan" }));
	expect(
		plan
			.getAllByRole("term")
			.slice(0, 4)
			.map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]),
	).toEqual([
		["Morning", "Cleanser, Sunscreen"],
		["Night", "Cleanser, Serum (azelaic acid)"],
		["Weekly", "Nothing to do here."],
		["What waits", "Serum (azelaic acid) at night from week 5"],
	]);
	expect(plan.getByRole("link", { name: "Open your care plan" }).getAttribute("href")).toBe("/care-plan");
	const every = plan.getByText("Every step, and why").closest("details");
	expect(every?.open).toBe(false);
	expect(every?.textContent).toContain("Use it 5.");
});

test("what has to be known before a plan begins stands beside it, the rest behind one tap", () => {
	const care_plan = {
		morning: { cleanser: { instruction: "Wash.", product: null } },
		notes: [
			{ rule_id: "person.pregnancy", text: "Show it to your midwife.", sources: [], safety: true },
			{ rule_id: "rule.minimum_routine", text: "Nothing else has a job.", sources: [] },
		],
	};
	showPage(<Report parts={sampleParts({ care_plan })} live={false} />);
	const plan = within(screen.getByRole("region", { name: "Your care plan" }));
	expect(plan.getByText("Show it to your midwife.").closest("details")).toBeNull();
	expect(plan.getByText("Nothing else has a job.").closest("details")?.open).toBe(false);
});

test("a pick is one line: its step, brand and short name with the way to the shop, why, price and rating", () => {
	const serum = {
		name: "Azelaic Acid Suspension 10% Cream for Redness and Blemish-Prone Skin",
		brand: "Calm Lab",
		image_url: null,
		price: 12.2,
		currency: "USD",
		rating: 4.6,
		retailer: "Shop",
		observed: "2026-01",
		product_url: "https://shop.example/azelaic",
		reason:
			"No listed fragrance, has 10% azelaic acid, listed for oily skin, and costs $12.20 at Shop (Jan 2026).",
	};
	const parts = reportPartsOf(reportCheckinSchema.parse({ ...BARE, product_needs: { serum } }));
	if (parts === null) throw new Error("no report");
	showPage(<Report parts={parts} live={false} />);
	const picks = within(screen.getByRole("region", { name: "Product picks" }));
	const [line] = picks.getAllByRole("listitem");
	expect(line?.textContent).toBe(
		"SerumCalm Lab Azelaic Acid Suspension 10% Cream (opens in a new tab)No listed fragrance, has 10% azelaic acid.Price$12.20 at Shop, Jan 2026RatingRated 4.6 out of 5 4.6",
	);
	expect(picks.getByRole("link", { name: /Calm Lab/ }).getAttribute("href")).toBe(
		"https://shop.example/azelaic",
	);
	expect(picks.getByRole("link", { name: "See all recommendations" }).getAttribute("href")).toBe(
		"/recommendations",
	);
});

test("a live report shows what has come and keeps the place of the rest", () => {
	showPage(<Report parts={{ ...NO_PARTS, skin_type: "Oily" }} live />);
	expect(screen.getByText("Oily")).toBeDefined();
	expect(headings()).toContain("Your care plan");
	expect(screen.queryByText("Care plan data is not in the expected format.")).toBeNull();
	expect(headings()).not.toContain("About this scan");
});

test("a first scan is the baseline, without a table", () => {
	showPage(<Report parts={sampleParts()} live={false} />);
	expect(screen.getByText("Your baseline")).toBeDefined();
	expect(screen.queryByRole("table")).toBeNull();
});
