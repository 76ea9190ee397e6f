import fc from "fast-check";
import { expect, test } from "vitest";
import { pathOfLink } from "./ways-in-and-out.ts";

const SITE = "https://dewlight.app";
const path = (link: string) => pathOfLink(link, SITE);
const PAGES = ["/verify-email", "/reset-password", "/confirm-email-change", "/undo-email-change"];

test.each([
	["https://dewlight.app/verify-email?token=a-b_1", "/verify-email?token=a-b_1"],
	["https://dewlight.app/verify-email/?token=a", "/verify-email?token=a"],
	["https://dewlight.app/reset-password?token=a%26b", "/reset-password?token=a%26b"],
	["https://dewlight.app/confirm-email-change?token=a&next=/chat#x", "/confirm-email-change?token=a"],
	["https://dewlight.app/undo-email-change?other=1", "/undo-email-change"],
	["https://DEWLIGHT.app/verify-email?token=a", "/verify-email?token=a"],
	[
		"dewlight://verification-success?email=ana%2Bskin%40example.com",
		"/register?step=2&email=ana%2Bskin%40example.com",
	],
	["dewlight://verification-success/?email=ana@example.com", "/register?step=2&email=ana%40example.com"],
])("%s opens %s", (link, expected) => {
	expect(path(link)).toBe(expected);
});

test.each([
	"http://dewlight.app/verify-email?token=a",
	"https://www.dewlight.app/verify-email?token=a",
	"https://dewlight.app.evil.example/verify-email?token=a",
	"https://dewlight.app:8443/verify-email?token=a",
	"https://ana@dewlight.app/verify-email?token=a",
	"https://dewlight.app@evil.example/verify-email?token=a",
	"https://dewlight.app/login?next=//evil.example",
	"https://dewlight.app/verify-email/more?token=a",
	"https://dewlight.app//verify-email?token=a",
	"https://dewlight.app/constructor",
	"https://dewlight.app/",
	"dewlight://verification-success",
	"dewlight://verification-success?email=",
	"dewlight://verification-success/reset-password?email=a@example.com",
	"dewlight://reset-password?token=a",
	"dewlight:verification-success?email=a@example.com",
	"dewlights://verification-success?email=a@example.com",
	"javascript:alert(1)",
	"intent://verification-success?email=a@example.com",
	"/verify-email?token=a",
	"not a link",
	"",
])("%s opens nothing", (link) => {
	expect(path(link)).toBeNull();
});

test("whatever the link says, it opens one of the pages on the list, with one value of its own, or nothing", () => {
	const hosts = fc.constantFrom("dewlight.app", "evil.example", "dewlight.app.evil.example", "");
	const schemes = fc.constantFrom("https:", "http:", "dewlight:", "javascript:", "data:", "file:", "intent:");
	const parts = fc.constantFrom(
		...PAGES,
		"verification-success",
		"/",
		"..",
		"%2e%2e",
		"\\",
		"@",
		"login",
		"?",
		"#",
		":443",
	);
	const links = fc
		.tuple(schemes, hosts, fc.array(fc.oneof(parts, fc.string()), { maxLength: 4 }), fc.webQueryParameters())
		.map(([scheme, host, rest, query]) => `${scheme}//${host}${rest.join("")}?${query}`);
	fc.assert(
		fc.property(fc.oneof(links, fc.string(), fc.webUrl()), (link) => {
			const found = path(link);
			if (found === null) return;
			const opened = new URL(found, "https://app.dewlight.app");
			expect(opened.origin).toBe("https://app.dewlight.app");
			expect([...PAGES, "/register"]).toContain(opened.pathname);
			const names = [...opened.searchParams.keys()];
			if (opened.pathname === "/register") expect(names).toEqual(["step", "email"]);
			else expect(names.filter((name) => name !== "token")).toEqual([]);
		}),
		{ numRuns: 2_000 },
	);
});

test("every token of a mail's link arrives as it was sent", () => {
	fc.assert(
		fc.property(fc.constantFrom(...PAGES), fc.string({ minLength: 1, maxLength: 200 }), (page, token) => {
			const found = path(`${SITE}${page}?token=${encodeURIComponent(token)}`);
			const sent = new URLSearchParams(`token=${encodeURIComponent(token)}`).get("token");
			expect(new URL(found ?? "", SITE).searchParams.get("token")).toBe(sent);
		}),
	);
});
