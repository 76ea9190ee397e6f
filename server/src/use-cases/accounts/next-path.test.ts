import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "./log-in.ts";

const SITE = "https://skin.example";

test.each(["/chat", "/results/41#progress-summary-section", "/register?step=2&email=a%40b.c"])(
	"%s is kept",
	(path) => {
		expect(safePath(path)).toBe(path);
	},
);

test.each([
	undefined,
	"",
	"chat",
	"https://elsewhere.example",
	"//elsewhere.example",
	"/\\elsewhere.example",
	"/\t/elsewhere.example",
	"javascript:alert(1)",
	"/.//elsewhere.example",
	"/%2e%2e//elsewhere.example",
	"/login?next=/login",
	"/logout",
	"/api/logout",
	"/dev/clock",
])("%s leads to the default", (wish) => {
	expect(safePath(wish)).toBe("/upload");
});

test("whatever is wished for, the browser stays on the site", () => {
	const pieces = fc.constantFrom(
		"/",
		"\\",
		"//",
		"@",
		":",
		".",
		"..",
		"?",
		"#",
		"%2f",
		"%5c",
		"\t",
		"\n",
		"evil.example",
		"https:",
		"a",
	);
	fc.assert(
		fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
			const path = safePath(parts.join(""));
			expect(new URL(path, SITE).origin).toBe(SITE);
			expect(path.startsWith("/")).toBe(true);
		}),
		{ numRuns: 2_000 },
	);
});
