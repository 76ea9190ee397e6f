import { flagsOfRules } from "@dewlight/core/skin/red-flags/red-flag-rules.ts";
import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { sampleParts } from "../testing/sample-parts.ts";
import { showPage } from "../testing/show-page.tsx";
import { openAt, Report } from "./report-page.tsx";

afterEach(() => {
	cleanup();
	vi.unstubAllGlobals();
});

const onPhone = () =>
	vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));

/** Behind a tap; the row that is tapped is seen. */
const isFolded = (text: string | RegExp) => {
	const [shown] = screen.getAllByText(text);
	const inside = shown?.closest("summary")?.parentElement?.parentElement ?? shown;
	return (inside?.closest("details:not([open])") ?? null) !== null;
};

test("a phone folds each finding, surface, picks and conditions, and nothing about safety or what is not measurable", () => {
	onPhone();
	const flags = flagsOfRules(new Set(["red-flag.changing-mole"]));
	const notes = [
		{ rule_id: "person.pregnancy", text: "Show it to your midwife.", sources: [], safety: true },
	];
	const care_plan = { morning: { cleanser: { instruction: "Wash.", product: null } }, notes };
	const parts = sampleParts({ red_flags: flags, care_plan });
	showPage(<Report parts={parts} live={false} />);
	for (const text of ["Hydration", "Every check", "Look closer", "Photo only"])
		expect(isFolded(text)).toBe(true);
	for (const { concern_name, description, severity_score } of parts.condition_notes
		?.key_concerns_identified ?? []) {
		expect(isFolded(description)).toBe(true);
		expect(screen.getByRole("heading", { name: concern_name }).closest("summary")?.textContent).toContain(
			`${severity_score}/5`,
		);
	}
	expect(isFolded(/^Original photo deleted/)).toBe(false);
	expect(isFolded(/^Not measurable/)).toBe(false);
	expect(isFolded("Show it to your midwife.")).toBe(false);
	expect(isFolded(/not a diagnosis and not medical advice/)).toBe(false);
	for (const { advice } of flags) expect(isFolded(advice)).toBe(false);
	expect(screen.getByRole("heading", { name: "Product picks" })).toBeDefined();
});

test("on a phone the only finding stands open", () => {
	onPhone();
	const parts = sampleParts({ close_ups: [] });
	const [only] = parts.condition_notes?.key_concerns_identified ?? [];
	if (only === undefined || parts.condition_notes === null) throw new Error("the sample has no finding");
	const condition_notes = { ...parts.condition_notes, key_concerns_identified: [only] };
	showPage(<Report parts={{ ...parts, condition_notes }} live={false} />);
	expect(isFolded(only.description)).toBe(false);
});

test("of many things to know before a plan begins a phone shows how each begins, in whole sentences", () => {
	onPhone();
	const long = (first: string) => ({
		rule_id: first,
		text: `${first} Ask for an appointment within two weeks. ${"And more that has to be known. ".repeat(6)}`.trim(),
		sources: [],
		safety: true,
	});
	const care_plan = {
		morning: { cleanser: { instruction: "Wash.", product: null } },
		notes: [long("You told us this."), long("You told us that.")],
	};
	showPage(<Report parts={sampleParts({ care_plan })} live={false} />);
	const beginning =
		"You told us this. Ask for an appointment within two weeks. And more that has to be known.";
	expect(isFolded(beginning)).toBe(false);
	const more = screen.getByText(beginning).closest("details");
	expect(more?.textContent).toContain(care_plan.notes[0]?.text.slice(beginning.length).trim());
	expect(more?.dataset.printOpen).toBe("");
});

test("what an anchor leads to is opened: a part from the list of jumps, and one finding by its address", async () => {
	onPhone();
	showPage(<Report parts={sampleParts()} live={false} />);
	expect(isFolded("Hydration")).toBe(true);
	await userEvent.click(screen.getByRole("link", { name: "Surface" }));
	expect(isFolded("Hydration")).toBe(false);
	const finding = openAt("finding-redness");
	expect(finding?.querySelector("details")?.open).toBe(true);
	expect(openAt("no-such-part")).toBeNull();
});
