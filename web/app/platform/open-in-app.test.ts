import { expect, test } from "vitest";
import { openInAppLink } from "../features/join/token-check.tsx";
import { pathOfLink } from "./native/ways-in-and-out.ts";

const ANDROID =
	"Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36";
const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const given = { email: "ana+skin@example.com", fallback: "https://dewlight.app/register?step=2&email=a;b" };

test("on Android the link opens the app, and this site where there is no app", () => {
	expect(openInAppLink({ ...given, userAgent: ANDROID })).toBe(
		"intent://verification-success?email=ana%2Bskin%40example.com#Intent;scheme=dewlight;package=app.dewlight.skin;S.browser_fallback_url=https%3A%2F%2Fdewlight.app%2Fregister%3Fstep%3D2%26email%3Da%3Bb;end",
	);
});

test("the app reads from it the same address that the page had", () => {
	const link = openInAppLink({ ...given, userAgent: ANDROID }) ?? "";
	const received = link.replace(/^intent:/, "dewlight:").replace(/#Intent.*/, "");
	expect(pathOfLink(received, "https://dewlight.app")).toBe(
		"/register?step=2&email=ana%2Bskin%40example.com",
	);
});

test("other systems get no such link", () => {
	expect(openInAppLink({ ...given, userAgent: IPHONE })).toBeNull();
});
