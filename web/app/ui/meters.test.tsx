// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import { SeverityScale, segmentFill } from "./meters.tsx";

afterEach(cleanup);

test.each([
	[2.5, "2.5/5", "Redness: 2.5 out of 5"],
	[0, "0/5", "Redness: 0 out of 5"],
	[9, "5/5", "Redness: 5 out of 5"],
	[-1, "0/5", "Redness: 0 out of 5"],
	[1.3, "1.5/5", "Redness: 1.5 out of 5"],
	[null, "Not measurable", "Redness: not measurable in this photo"],
])("%s reads as %s", (value, text, spoken) => {
	render(<SeverityScale value={value} label="Redness" />);
	expect(screen.getByText(text)).toBeTruthy();
	expect(screen.getByRole("img").getAttribute("aria-label")).toBe(spoken);
});

test("the five segments together are exactly the score", () => {
	fc.assert(
		fc.property(fc.integer({ min: 0, max: 10 }), (halves) => {
			const filled = [1, 2, 3, 4, 5].map((step) => segmentFill(halves / 2, step));
			expect(filled.reduce((sum, part) => sum + part, 0)).toBe(halves / 2);
			expect(filled.every((part) => part === 0 || part === 0.5 || part === 1)).toBe(true);
		}),
	);
});
