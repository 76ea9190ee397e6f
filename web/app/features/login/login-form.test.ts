import fc from "fast-check";
import { expect, test } from "vitest";
import { safePath } from "./login-form.tsx";

test("a path of this site keeps its query and anchor", () => {
	expect(safePath("/results/4?x=1#progress-summary-section")).toBe("/results/4?x=1#progress-summary-section");
});

test.each([
	"https://evil.example",
	"//evil.example",
	"/\\evil.example",
	"/\t/evil.example",
	"javascript:alert(1)",
	"upload",
	"",
])("%j leads nowhere", (next) => expect(safePath(next)).toBeNull());

test("whatever is asked for, the answer stays on this site", () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.webUrl(),
				fc.string(),
				fc.string().map((text) => `/${text}`),
			),
			(next) => {
				const path = safePath(next);
				if (path === null) return;
				expect(new URL(path, "https://dewlight.test").origin).toBe("https://dewlight.test");
			},
		),
	);
});
