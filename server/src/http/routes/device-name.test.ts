import { expect, test } from "vitest";
import { deviceName } from "./accounts.ts";

test.each([
	["Firefox on Windows", "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0"],
	[
		"Chrome on macOS",
		"Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36",
	],
	[
		"Safari on iOS",
		"Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
	],
	["Unknown browser", null],
	["Unknown browser", ""],
])("a browser is called %j", (name, userAgent) => {
	expect(deviceName(userAgent)).toBe(name);
});

test.each(["<script>alert(1)</script>", "\u202E", "x".repeat(300), "(".repeat(300), "(((a+)+)+)+$"])(
	"%j is named without failing",
	(userAgent) => {
		expect(deviceName(userAgent).length).toBeGreaterThan(0);
	},
);
