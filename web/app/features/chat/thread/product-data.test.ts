import fc from "fast-check";
import { expect, test } from "vitest";
import { sampleProduct } from "#testing/sample-answers.ts";
import { splitProductData } from "./entries-of.ts";

const product = sampleProduct("p1");
const comment = `<!-- product_data: ${JSON.stringify([product])} -->`;

test("text without a comment stays as it is", () => {
	expect(splitProductData("Use < 5 % and > 2 %.")).toEqual({ text: "Use < 5 % and > 2 %.", products: null });
});

test("a comment that is not JSON is taken out all the same", () => {
	expect(splitProductData("Hi <!-- product_data: [oops --> there")).toEqual({
		text: "Hi  there",
		products: null,
	});
});

test("of a message that is still arriving no letter of the comment is ever shown", () => {
	fc.assert(
		fc.property(fc.nat({ max: comment.length }), (length) => {
			expect(splitProductData(`Try this. ${comment.slice(0, length)}`).text).toBe("Try this.");
		}),
	);
	expect(splitProductData(`Try this. ${comment}`).products).toEqual([product]);
});
