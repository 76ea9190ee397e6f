import fc from "fast-check";
import { expect, test } from "vitest";
import { readTypedCode } from "./two-factor-rules.ts";

const blanks = fc.stringMatching(/^[ \t\u00a0]{0,3}$/);

function spread(code: string, between: string[]): string {
	return code
		.split("")
		.map((letter, i) => (between[i] ?? "") + letter)
		.join("");
}

test("six digits are a code of the app, with blanks wherever a person puts them", () => {
	fc.assert(
		fc.property(fc.stringMatching(/^[0-9]{6}$/), fc.array(blanks), (code, between) => {
			expect(readTypedCode(spread(code, between))).toEqual({ kind: "totp", code });
		}),
	);
});

test("ten base32 characters are a backup code, whatever case, blanks and dashes", () => {
	const noise = fc.stringMatching(/^[ \-–—]{0,2}$/);
	fc.assert(
		fc.property(
			fc.stringMatching(/^[A-Z2-7]{10}$/),
			fc.array(noise),
			fc.boolean(),
			(code, between, lower) => {
				const typed = spread(lower ? code.toLowerCase() : code, between);
				expect(readTypedCode(typed)).toEqual({ kind: "backup", code });
			},
		),
	);
});

test.each([
	"",
	"12345",
	"1234567",
	"12-34-56x",
	"ABCDEFGHJ",
	"ABCDEFGHJK2",
	"ABCDE-FGH01",
	"１２３４５６",
	"ABCDEFGHJſ",
])("%j is no code", (typed) => {
	expect(readTypedCode(typed)).toBeNull();
});

test("any text at all is judged without failing", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary" }), (typed) => {
			const read = readTypedCode(typed);
			expect(read === null || /^([0-9]{6}|[A-Z2-7]{10})$/.test(read.code)).toBe(true);
		}),
	);
});
