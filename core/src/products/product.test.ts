import { expect, test } from "vitest";
import { toGtin13 } from "./product.ts";

test.each([
	["4006381333931", "4006381333931"],
	["036000291452", "0036000291452"],
	["96385074", "0000096385074"],
	["04006381333931", "4006381333931"],
	["4006381 333931", "4006381333931"],
	["4006381333932", null],
	["0000000000000", null],
	["12345", null],
	["abc", null],
	["", null],
])("%s is the code %s", (text, code) => {
	expect(toGtin13(text)).toBe(code);
});
