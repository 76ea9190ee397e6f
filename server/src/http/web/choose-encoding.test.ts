import { expect, test } from "vitest";
import { chooseEncoding } from "./choose-encoding.ts";

test.each([
	[undefined, null],
	["", null],
	["identity", null],
	["gzip, deflate, br, zstd", "br"],
	["gzip", "gzip"],
	["br;q=0.2, gzip;q=0.8", "gzip"],
	["br;q=0, *", "gzip"],
	["*", "br"],
	["*;q=0", null],
	["BR ; Q=1", "br"],
	["br;q=much", null],
])("who accepts %j gets %j", (accepted, expected) => {
	expect(chooseEncoding(accepted)).toBe(expected);
});
