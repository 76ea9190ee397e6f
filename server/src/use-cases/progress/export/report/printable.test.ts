import * as fc from "fast-check";
import { expect, test } from "vitest";
import { printable } from "./printable.ts";

test.each([
	["Żółć, Ñandú, naïve", "Żółć, Ñandú, naïve"],
	["Анна Каренина, зуд", "Анна Каренина, зуд"],
	["Ελένη: λίγο κόκκινο", "Ελένη: λίγο κόκκινο"],
	["山田 花子", "[4 Chinese or Japanese characters]"],
	["かゆい on the chin", "[3 Chinese or Japanese characters] on the chin"],
	["김 and 皮膚", "[1 Korean character] and [2 Chinese or Japanese characters]"],
	["שלום עולם, hello", "[8 Hebrew characters], hello"],
	["مرحبا", "[5 Arabic characters]"],
	["good day 🌿 it 👍🏽🙂", "good day [1 picture] it [2 pictures]"],
	["สวัสดี", "[4 Thai characters]"],
	["one\r\ntwo\tthree\u202e\u0000", "one\ntwo three"],
	["", ""],
])("%j is written as %j", (text, shown) => {
	expect(printable(text)).toBe(shown);
});

test("whatever is written, the page holds no letter its typeface lacks, and twice is as once", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			const shown = printable(text);
			expect(printable(shown)).toBe(shown);
			expect(shown).not.toMatch(/[\p{Script=Han}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Hangul}]/u);
		}),
	);
});
