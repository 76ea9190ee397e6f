import { expect, test } from "vitest";
import { sampleProduct } from "../testing/sample-profile.ts";
import { firstStep, replacedAt, stepOptions } from "./step-choice.tsx";

const serum = sampleProduct("s", { category: "serum", suggested_category: null });
const oil = sampleProduct("o", { category: null, suggested_category: null });

test("places made for the kind come first, then the additional ones, then the rest", () => {
	const values = stepOptions(serum).map(({ value }) => value);
	expect(values.slice(0, 3)).toEqual(["morning_serum", "night_serum", "additional"]);
	expect(values).toHaveLength(15);
	expect(stepOptions(serum)[1]?.label).toBe("Daily – night: Serum");
});

test("a product without a kind is offered the additional place first", () => {
	expect(stepOptions(oil)[0]?.value).toBe("additional");
	expect(firstStep(oil, {})).toBe("additional");
});

test("a free place is offered before a taken one", () => {
	expect(firstStep(serum, {})).toBe("morning_serum");
	expect(firstStep(serum, { morning_serum: serum })).toBe("night_serum");
	expect(firstStep(serum, { morning_serum: serum, night_serum: serum })).toBe("morning_serum");
});

test("what would leave a place is named, unless it is the same product", () => {
	const plan = { morning_serum: sampleProduct("old") };
	expect(replacedAt("morning_serum", serum, plan)).toBe("Product old");
	expect(replacedAt("night_serum", serum, plan)).toBeNull();
	expect(replacedAt("morning_serum", sampleProduct("old"), plan)).toBeNull();
	expect(replacedAt("additional", serum, plan)).toBeNull();
});
