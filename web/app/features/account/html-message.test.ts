import fc from "fast-check";
import { expect, test } from "vitest";
import { SAFE_HREF } from "./html-message.tsx";

test.each([
	"/account?tab=billing",
	"terms",
	"#top",
	"?a=b:c",
	"mailto:help@example.com",
	"https://example.com",
	"HTTPS://example.com",
])("%s may be linked to", (href) => expect(SAFE_HREF.test(href)).toBe(true));

test.each([
	"javascript:alert(1)",
	"JaVaScRiPt:alert(1)",
	"data:text/html,hi",
	"vbscript:x",
	"http://example.com",
	"//evil.example",
	"/\\evil.example",
	"\\\\evil.example",
])("%s may not", (href) => expect(SAFE_HREF.test(href)).toBe(false));

test("whatever passes stays on this site, on https or in a mail", () => {
	const here = "https://dewlight.test";
	fc.assert(
		fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.stringMatching(/^[a-z:/\\]{0,12}$/)), (text) => {
			const href = text.replaceAll(/[\s\p{Cc}]/gu, "");
			if (!SAFE_HREF.test(href)) return;
			const url = URL.parse(href, here);
			if (url === null || url.origin === here) return;
			expect(["https:", "mailto:"]).toContain(url.protocol);
			expect(href.toLowerCase()).toMatch(/^(https|mailto):/);
		}),
	);
});
