// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { sampleCheckin } from "../testing/sample-parts.ts";
import { showPage } from "../testing/show-page.tsx";
import { Report } from "./report-page.tsx";
import { reportPartsOf } from "./report-parts.ts";

afterEach(cleanup);

type Sample = ReturnType<typeof sampleCheckin>;

function show(changed: Partial<Sample> = {}) {
	const parts = reportPartsOf(sampleCheckin(changed));
	if (parts === null) throw new Error("the sample is no report");
	showPage(<Report parts={parts} live={false} />);
}

const REMARKS = {
	provider: "OpenAI",
	model: "a-model",
	text: "- Your cheeks look **calm**.\n- <img src=x onerror=alert(1)>Some shine. [here](javascript:alert(1))",
};

test("a model's remarks stand apart, after everything measured, with whose words they are", () => {
	show({ remarks: REMARKS });
	const section = screen.getByRole("region", { name: "In the model's own words" });
	expect(
		within(section).getByText(
			"These remarks come from OpenAI's a-model looking at your photo. Dewlight did not measure them.",
		),
	).toBeDefined();
	expect(within(section).getByText("calm").tagName).toBe("STRONG");
	expect(section.querySelector("img, a")).toBeNull();
	const titles = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
	expect(titles.slice(-2)).toEqual(["In the model's own words", "About this scan"]);
	expect(screen.getByRole("link", { name: "Model's words" }).getAttribute("href")).toBe("#model-remarks");
});

test("without remarks nothing speaks of them", () => {
	show({ remarks: null });
	expect(screen.queryByText("In the model's own words")).toBeNull();
	expect(screen.queryByText("Model's words")).toBeNull();
	expect(screen.queryByText(/Phrased by/)).toBeNull();
});

test("an assessment that a model phrased says so", () => {
	const { analysis_result } = sampleCheckin();
	const notes = analysis_result.condition_notes;
	if (notes === null) throw new Error("the sample has no notes");
	const narrated_by = { provider: "OpenAI", model: "a-model" };
	show({ analysis_result: { ...analysis_result, condition_notes: { ...notes, narrated_by } } });
	expect(screen.getByText("Phrased by OpenAI's model from the measurements below.")).toBeDefined();
});
