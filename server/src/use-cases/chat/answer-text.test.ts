import fc from "fast-check";
import { expect, test } from "vitest";
import { createCommentFilter, withoutHiddenComment } from "./answer-text.ts";

const COMMENT = '<!-- product_data: [{"id":"p_1"}] -->';

test.each([
	[`Try this. ${COMMENT}`, "Try this. "],
	[`${COMMENT}${COMMENT}rest`, "rest"],
	["open <!--product_data: [", "open "],
	["<!-- PRODUCT_DATA: [\n1,\n2] --> end", " end"],
	[`<!--${COMMENT}product_data`, "<!--product_data"],
	["a < b and <!-- a note --> stay", "a < b and <!-- a note --> stay"],
])("%j is shown as %j", (text, shown) => {
	expect(withoutHiddenComment(text)).toBe(shown);
});

function inCuts(text: string, cuts: readonly number[]): string {
	const filter = createCommentFilter();
	const at = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
	const pieces = [0, ...at].map((from, i) => text.slice(from, at[i] ?? text.length));
	return pieces.map((piece) => filter.push(piece)).join("") + filter.end();
}

const someText = fc
	.array(fc.constantFrom("a", " ", "<", "<!", "<!--", "-->", "product_data", COMMENT, "p", "\n"), {
		maxLength: 12,
	})
	.map((parts) => parts.join(""));

test("wherever a text is cut into pieces, no comment is shown and nothing else is lost", () => {
	fc.assert(
		fc.property(someText, fc.array(fc.nat(200), { maxLength: 8 }), (text, cuts) => {
			expect(inCuts(text, cuts)).toBe(withoutHiddenComment(text));
		}),
		{
			examples: [
				[`<!--${COMMENT}product_data`, []],
				[`<!--${COMMENT}product_data${COMMENT}a`, [5, 41]],
			],
		},
	);
});

test("what cannot become the comment is shown at once", () => {
	const filter = createCommentFilter();
	expect(filter.push("2 < 3")).toBe("2 < 3");
	expect(filter.push(" and <")).toBe(" and ");
	expect(filter.push("b")).toBe("<b");
});
